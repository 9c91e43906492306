import { mutationOptions } from '@tanstack/react-query';
import { readPassport } from './store/readPassport';

/** Reads a picture of a passport; neither the picture nor the answer is kept. */
export const readPassportOptions = mutationOptions({ mutationFn: readPassport, gcTime: 0 });
