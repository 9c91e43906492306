import { trustedScriptUrl } from './trustedTypes';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from './readQr.worker?worker&url';

/** Why there is no picture: refused by the browser or user, missing, in use, or disconnected. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps an error of `openCamera`; a policy counts as a refusal. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof DOMException && PROBLEMS[error.name]) || 'refused';
}

/** Opens the rear camera, if there is one. Errors: see `cameraProblem`. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers expose `mediaDevices` only over https.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotAllowedError');
  return navigator.mediaDevices.getUserMedia({
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });
}

/** Whether the camera permission is granted already. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false; // The browser cannot query this permission.
  }
}

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
