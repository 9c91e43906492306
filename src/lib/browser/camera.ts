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
