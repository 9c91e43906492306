import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type CameraProblem, cameraProblem, openCamera } from '@/lib/browser/camera';
import { startQrReader } from '@/lib/browser/qrReader';
import { wait } from '@/lib/async/wait';

/** `late` nothing could be read for a while · `unread` the decoder could not be loaded. */
export type CameraState = 'starting' | 'looking' | 'late' | 'unread' | CameraProblem;

const LATE_AFTER_MS = 8000;
/** Longest wait for a frame, because a frozen picture may hide that the camera is gone. */
const FRAME_TIMEOUT_MS = 1000;
/** After this long out of sight, a code is read again when it returns. */
const FORGET_AFTER_MS = 1000;
/** Alternates sizes: small codes need a larger picture, clear ones are faster in a smaller one. */
const SCALES = [1, 1.5];

const nextFrame = (video: HTMLVideoElement) =>
  new Promise<unknown>((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

interface Watch {
  readonly video: HTMLVideoElement;
  readonly signal: AbortSignal;
  /** The last reported code. */
  readonly seen: RefObject<string | undefined>;
  readonly onState: (state: CameraState) => void;
  readonly onText: (text: string) => void;
}

/** Shows the camera and reads its frames one by one until `signal` aborts. */
async function watchCamera({ video, signal, seen, onState, onText }: Watch): Promise<void> {
  onState('starting');
  const stream = await openCamera();
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  // At once, because a camera that is still open cannot be opened again.
  signal.addEventListener('abort', stop);
  const reader = startQrReader();
  const isLive = () => stream.getVideoTracks().every(({ readyState }) => readyState === 'live');
  try {
    video.srcObject = stream;
    // Including the status below it.
    video.parentElement?.scrollIntoView({ block: 'nearest' });
    let readAt = Date.now();
    for (let turn = 0; !signal.aborted; turn += 1) {
      await Promise.race([nextFrame(video), wait(FRAME_TIMEOUT_MS)]);
      if (signal.aborted) return;
      if (!isLive()) return onState('lost');
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
      const text = await reader.read(video, SCALES[turn % SCALES.length] ?? 1);
      if (signal.aborted) return;
      if (text !== undefined) readAt = Date.now();
      const unreadForMs = Date.now() - readAt;
      onState(unreadForMs > LATE_AFTER_MS ? 'late' : 'looking');
      if (unreadForMs > FORGET_AFTER_MS) seen.current = undefined;
      // A code that is still visible is not reported again, even after the camera paused.
      if (text === undefined || text === seen.current) continue;
      seen.current = text;
      onText(text);
    }
  } catch (error) {
    console.warn('The camera cannot be read:', error);
    if (!signal.aborted) onState('unread');
  } finally {
    reader.stop();
    video.srcObject = null;
    stop();
  }
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Runs the camera while the page is visible and reports each code once.
 * @param attempt 0 for off; each other number requests the camera again
 */
export function useCamera(
  attempt: number,
  onText: (text: string) => void,
): { state: CameraState | undefined; video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef<string>(undefined);
  const startedBy = useRef(0);
  const [state, setState] = useState<CameraState>();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => !document.hidden);
  const handOn = useEffectEvent(onText);
  const watched = isVisible ? attempt : 0;
  useEffect(() => {
    if (watched === 0 || !video.current) return;
    // After switching the camera on again, a visible code is reported.
    if (watched !== startedBy.current) seen.current = undefined;
    startedBy.current = watched;
    const end = new AbortController();
    const onState = (next: CameraState) => {
      if (!end.signal.aborted) setState(next);
    };
    const watching = {
      video: video.current,
      signal: end.signal,
      seen,
      onState,
      onText: (text: string) => handOn(text),
    };
    watchCamera(watching).catch((error: unknown) => onState(cameraProblem(error)));
    return () => {
      end.abort();
      setState(undefined);
    };
  }, [watched]);
  return { state, video };
}
