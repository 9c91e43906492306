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

/** `late` where nothing could be read for a while; `unread` where the decoder is not to be had. */
export type CameraState = 'starting' | 'looking' | 'late' | 'unread' | CameraProblem;

const LATE_AFTER_MS = 8000;
/** A picture that stands still for so long may have been taken away. */
const FRAME_TIMEOUT_MS = 1000;
/** Small codes are read in a larger picture, clear ones faster in the picture as it is. */
const SCALES = [1, 1.5];

const nextFrame = (video: HTMLVideoElement) =>
  new Promise<unknown>((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

interface Watch {
  readonly video: HTMLVideoElement;
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  readonly onText: (text: string) => void;
}

/** Shows the camera's picture and reads its frames one after the other, until `signal` ends it. */
async function watchCamera({ video, signal, onState, onText }: Watch): Promise<void> {
  onState('starting');
  const stream = await openCamera();
  const reader = startQrReader();
  const isLive = () => stream.getVideoTracks().every(({ readyState }) => readyState === 'live');
  try {
    video.srcObject = stream;
    let seen: string | undefined;
    let lateAt = Date.now() + LATE_AFTER_MS;
    for (let turn = 0; !signal.aborted; turn += 1) {
      await Promise.race([nextFrame(video), wait(FRAME_TIMEOUT_MS)]);
      if (signal.aborted) return;
      if (!isLive()) return onState('lost');
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
      const text = await reader.read(video, SCALES[turn % SCALES.length] ?? 1);
      if (signal.aborted) return;
      if (text !== undefined) lateAt = Date.now() + LATE_AFTER_MS;
      onState(Date.now() > lateAt ? 'late' : 'looking');
      // What was read once and is still held up says nothing new.
      if (text !== undefined && text !== seen) onText((seen = text));
    }
  } catch (error) {
    console.warn('The camera cannot be read:', error);
    if (!signal.aborted) onState('unread');
  } finally {
    reader.stop();
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * The camera, while the page is looked at; each code that it sees is handed on once.
 * @param attempt 0 for off; each other number asks for it again
 */
export function useCamera(
  attempt: number,
  onText: (text: string) => void,
): { state: CameraState | undefined; video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => !document.hidden);
  const handOn = useEffectEvent(onText);
  const watched = isVisible ? attempt : 0;
  useEffect(() => {
    if (watched === 0 || !video.current) return;
    const end = new AbortController();
    const onState = (next: CameraState) => {
      if (!end.signal.aborted) setState(next);
    };
    const watching = {
      video: video.current,
      signal: end.signal,
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
