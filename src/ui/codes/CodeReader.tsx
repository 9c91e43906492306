import { Camera, CameraOff, FolderOpen } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCameraAllowed } from '@/lib/browser/camera';
import { Button } from '../controls/Button';
import { Field, TextInput } from '../controls/Field';
import { useCamera } from './useCamera';
import { useTypedCodes } from './useTypedCodes';
import { strings } from './strings';

/** Source of a text: camera, keyboard scanner, or pasted by a person. */
export type CodeSource = 'camera' | 'scanner' | 'paste';

interface CodeReaderProps {
  onText: (text: string, source: CodeSource) => void;
  onFile: (file: File) => void;
  label: string;
  /** In one line: read in the field, while the label is only heard. */
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
  // A counter, so that each press is a new attempt; 0 or less is off.
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
    // Pasting outside of other fields, and dropping anywhere on the page.
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
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <TextInput
                {...control}
                ref={field}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={placeholder}
                className="w-auto flex-[1_1_10rem] font-mono"
              />
              <Button type="submit">{strings.open}</Button>
              <Button variant="outline" onClick={() => chooser.current?.click()}>
                <FolderOpen aria-hidden className="size-5" />
                {strings.chooseFile}
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
                  <span>{hasPicture ? strings.camera.off : strings.camera.on}</span>
                </Button>
              )}
            </div>
          )}
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
          {/* Shows what is read: the central square of a frame. */}
          <video
            ref={video}
            muted
            autoPlay
            playsInline
            hidden={!hasPicture}
            aria-label={strings.camera.picture}
            className="sheet aspect-square w-full max-w-80 bg-black object-cover p-0"
          />
          <p role="status" className="empty:hidden">
            {state && strings.camera[state]}
          </p>
        </>
      )}
    </div>
  );
}
