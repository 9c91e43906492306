/** Why there is no picture: refused by the browser or its user, not there, in use, or taken away. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What kept `openCamera` from a picture; a policy that forbids cameras refuses as a person does. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof DOMException && PROBLEMS[error.name]) || 'refused';
}

/** The camera that looks away from its user, where there are two. Rejects as `cameraProblem` says. */
export async function openCamera(): Promise<MediaStream> {
  // Pages without https have no devices at all.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotAllowedError');
  return navigator.mediaDevices.getUserMedia({
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });
}

/** Whether the camera may be used without a question. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false; // A browser that does not know the question asks its own.
  }
}
