import { mutationOptions } from '@tanstack/react-query';
import type { MrzReading } from '@/engines/passport/td3';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from '@/features/passport/readPassport.worker?worker&url';

const MAX_FILE_BYTES = 40 * 2 ** 20;
const TIME_LIMIT_MS = 20_000;

/**
 * Reads the machine-readable zone in a picture of a passport, in a worker that ends with the
 * answer; null if nothing can be read. Rejects if the worker fails.
 */
async function readPassport(picture: Blob): Promise<MrzReading | null> {
  if (picture.size > MAX_FILE_BYTES) return null;
  // The DOM types of `new Worker` lack `TrustedScriptURL`.
  const worker: Worker = Reflect.construct(Worker, [
    trustedScriptUrl(workerUrl),
    { type: 'module' },
  ]);
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The reader of passports has failed.'));
      setTimeout(fail, TIME_LIMIT_MS);
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<MrzReading | null>) =>
        resolve(data),
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage(picture);
    });
  } finally {
    worker.terminate();
  }
}

/** Reads a picture of a passport; neither the picture nor the answer is kept. */
export const readPassportOptions = mutationOptions({ mutationFn: readPassport, gcTime: 0 });
