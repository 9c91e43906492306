import { useEffect, useRef } from 'react';

/** Enter decides only after so long without a key: a scanner types what a code spells. */
const QUIET_MS = 2000;

/** Whether a press counts as meant: by the pointer, or by Enter after two seconds without a key. */
export function useMeantPress(): (event: { readonly detail: number }) => boolean {
  // The last two keys: the newest may be the one that presses.
  const keys = useRef<readonly [number, number]>([-Infinity, -Infinity]);
  useEffect(() => {
    const note = ({ timeStamp }: KeyboardEvent) => {
      keys.current = [keys.current[1], timeStamp];
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);
  return ({ detail }) => {
    const [before, newest] = keys.current;
    return detail > 0 || newest - before >= QUIET_MS;
  };
}
