import { trustedScriptUrl } from './trustedTypes';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from './readQr.worker?worker&url';

/** More pixels slow down decoding without benefit. */
const MAX_SIDE = 1440;

export interface QrReader {
  /**
   * Reads the QR code in the central square of a video frame, if there is one.
   * @param scale the factor by which the frame is scaled
   */
  read: (video: HTMLVideoElement, scale: number) => Promise<string | undefined>;
  stop: () => void;
}

/** Reads QR codes in a worker, one frame at a time; `read` rejects if the worker fails. */
export function startQrReader(): QrReader {
  // The type of `new Worker` lacks TrustedScriptURL.
  const worker: Worker = Reflect.construct(Worker, [
    trustedScriptUrl(workerUrl),
    { type: 'module' },
  ]);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The reader of codes has failed.')));
  });
  // Avoids an unhandled rejection between two frames.
  failed.catch(() => undefined);
  const answer = () =>
    new Promise<string | undefined>((resolve) => {
      const take = ({ data }: MessageEvent<unknown>) =>
        resolve(typeof data === 'string' ? data : undefined);
      worker.addEventListener('message', take, { once: true });
    });
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return {
    async read(video, scale) {
      if (!context) return undefined;
      const { videoWidth: width, videoHeight: height } = video;
      const side = Math.min(width, height);
      const size = Math.min(Math.round(side * scale), MAX_SIDE);
      context.canvas.width = size;
      context.canvas.height = size;
      context.drawImage(
        video,
        (width - side) / 2,
        (height - side) / 2,
        side,
        side,
        0,
        0,
        size,
        size,
      );
      const frame = context.getImageData(0, 0, size, size);
      worker.postMessage(frame, [frame.data.buffer]);
      return Promise.race([failed, answer()]);
    },
    stop: () => worker.terminate(),
  };
}
