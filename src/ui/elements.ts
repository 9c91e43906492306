import type { ReactElement } from 'react';

/**
 * Children without bare texts: a browser's translator replaces those with its own elements, and React then fails to find them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
