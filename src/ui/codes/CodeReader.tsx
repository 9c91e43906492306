import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from 'react';
import {
  type CameraProblem,
  cameraProblem,
  openCamera,
  isCameraAllowed,
  startQrReader,
} from '@/lib/browser/qrReader';
import { wait } from '@/lib/tasks';
import { Camera, CameraOff, FolderOpen } from 'lucide-react';
import { Button, Field, TextInput } from '../elements';
import { useTypedCodes } from './useTypedCodes';
import { codeStrings } from '@/ui/inputs/strings';

/** `late`: nothing could be read for a while; `unread`: the decoder could not be loaded. */
export type CameraState = 'starting' | 'looking' | 'late' | 'unread' | CameraProblem;

const LATE_AFTER_MS = 8000;
/** Longest wait for a frame: a frozen picture may mean that the camera was disconnected. */
const FRAME_TIMEOUT_MS = 1000;
/** A code that is out of sight for this long is reported again when it returns. */
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
  // Stops at once, because a camera that is still open cannot be opened again.
  signal.addEventListener('abort', stop);
  const reader = startQrReader();
  const isLive = () => stream.getVideoTracks().every(({ readyState }) => readyState === 'live');
  try {
    video.srcObject = stream;
    // The parent also contains the status below the video.
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
      // A code that stays in view is reported once, even if the camera paused in between.
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
    // Switching the camera on again reports a code that is still in view.
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

/** Source of a text: camera, keyboard scanner, or pasted by a person. */
export type CodeSource = 'camera' | 'scanner' | 'paste';

interface CodeReaderProps {
  onText: (text: string, source: CodeSource) => void;
  onFile: (file: File) => void;
  label: string;
  /** Shown inside the field in one line, where only screen readers have the label. */
  placeholder?: string | undefined;
  /** Whether the camera may run; the other inputs always work. */
  isWaiting?: boolean;
}

/** Reads codes by camera, scanner, keyboard, clipboard and file, without interpreting them. */
export function CodeReader({
  onText,
  onFile,
  label,
  placeholder,
  isWaiting = true,
}: CodeReaderProps) {
  const field = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // A counter, because each press is a new attempt; 0 or less means off.
  const [attempt, setAttempt] = useState(0);
  const { state, video } = useCamera(isWaiting ? Math.max(0, attempt) : 0, (text) =>
    onText(text, 'camera'),
  );
  useTypedCodes(field, onText);
  const take = (data: DataTransfer | null): boolean => {
    const [file] = data?.files ?? [];
    const text = data?.getData('text/plain').trim() ?? '';
    if (file) onFile(file);
    else if (text !== '') onText(text, 'paste');
    return file !== undefined || text !== '';
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const isElsewhere =
      target !== field.current && target instanceof Element && target.matches('input, textarea');
    if (!isElsewhere && take(event.clipboardData)) event.preventDefault();
  });
  const drop = useEffectEvent((event: DragEvent) => {
    // Another drop area has handled it.
    if (event.defaultPrevented) return;
    // Otherwise the browser would open the file.
    event.preventDefault();
    if (event.type === 'drop') take(event.dataTransfer);
  });
  useEffect(() => {
    const startWhereAllowed = async () => {
      if (await isCameraAllowed()) setAttempt((before) => before || 1);
    };
    void startWhereAllowed();
    // Accept a paste outside of other fields, and a drop anywhere on the page.
    const end = new AbortController();
    document.addEventListener('paste', (event) => paste(event), { signal: end.signal });
    document.addEventListener('dragover', (event) => drop(event), { signal: end.signal });
    document.addEventListener('drop', (event) => drop(event), { signal: end.signal });
    return () => end.abort();
  }, []);

  const hasPicture = state === 'starting' || state === 'looking' || state === 'late';
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = '';
    if (text !== '') onText(text, 'paste');
  };
  return (
    <div className="grid gap-3 no-print">
      <form onSubmit={open}>
        <Field label={placeholder ? <span className="sr-only">{label}</span> : label}>
          <div className="flex flex-wrap gap-3">
            <TextInput
              ref={field}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              className="w-auto flex-[1_1_10rem] font-mono"
            />
            <Button type="submit">{codeStrings.open}</Button>
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              <FolderOpen aria-hidden className="size-5" />
              <span className={placeholder && 'sr-only'}>{codeStrings.chooseFile}</span>
            </Button>
            {isWaiting && (
              <Button
                variant="outline"
                onClick={() => setAttempt(hasPicture ? -attempt : Math.abs(attempt) + 1)}
              >
                {hasPicture ? (
                  <CameraOff aria-hidden className="size-5" />
                ) : (
                  <Camera aria-hidden className="size-5" />
                )}
                <span>{hasPicture ? codeStrings.camera.off : codeStrings.camera.on}</span>
              </Button>
            )}
          </div>
        </Field>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".visa,.txt,application/octet-stream,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </form>
      {isWaiting && (
        <>
          {/* Shows the part of a frame that is decoded: its central square. */}
          <video
            ref={video}
            muted
            autoPlay
            playsInline
            hidden={!hasPicture}
            aria-label={codeStrings.camera.picture}
            className="sheet aspect-square w-full max-w-80 bg-black object-cover p-0"
          />
          <p role="status" className="empty:hidden">
            {state && codeStrings.camera[state]}
          </p>
        </>
      )}
    </div>
  );
}
