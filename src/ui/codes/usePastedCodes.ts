import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Takers {
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** Hands on what is pasted, other fields apart, and what is dropped anywhere on the page. */
export function usePastedCodes(
  field: RefObject<HTMLInputElement | null>,
  { onText, onFile }: Takers,
): void {
  const take = (data: DataTransfer | null): boolean => {
    const [file] = data?.files ?? [];
    const text = data?.getData('text/plain').trim() ?? '';
    if (file) onFile(file);
    else if (text !== '') onText(text);
    return file !== undefined || text !== '';
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const isElsewhere =
      target !== field.current && target instanceof Element && target.matches('input, textarea');
    if (!isElsewhere && take(event.clipboardData)) event.preventDefault();
  });
  const drop = useEffectEvent((event: DragEvent) => {
    // Taken by an area of its own already.
    if (event.defaultPrevented) return;
    // The browser itself would leave the page for the file.
    event.preventDefault();
    if (event.type === 'drop') take(event.dataTransfer);
  });
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener('paste', (event) => paste(event), { signal: end.signal });
    document.addEventListener('dragover', (event) => drop(event), { signal: end.signal });
    document.addEventListener('drop', (event) => drop(event), { signal: end.signal });
    return () => end.abort();
  }, []);
}
