import { decodeQR } from 'qr/decode.js';

/** Timeout per frame: the next one may be sharper. */
const TIME_LIMIT_MS = 40;

function readQr(frame: ImageData): string | undefined {
  try {
    return decodeQR(frame, { timeLimit: TIME_LIMIT_MS });
  } catch {
    return undefined; // The decoder throws where it finds no code.
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  self.postMessage(readQr(data));
});
