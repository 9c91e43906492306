import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { listSearchSchema } from './listSearch';

/** A navigation for every key would take its time from the next one. */
const REST_MS = 300;

/**
 * What is typed into a search box: at once for the box, as soon as there is time for the list
 * (`settled`), and when typing has come to rest for the address. `inAddress` is what the address says;
 * `write` puts a text there.
 */
export function useSearchText(inAddress: string, write: (text: string) => Promise<void>) {
  const router = useRouter();
  const [typed, setTyped] = useState(inAddress);
  const settled = useDeferredValue(typed);
  /** What the address says, or will when it has followed. */
  const written = useRef(inAddress);
  const writing = useRef<Promise<void>>(undefined);

  useEffect(() => {
    let isLatest = true;
    const follow = async () => {
      // One at a time, so that an older text that arrives late is not taken for a new address.
      await writing.current;
      if (!isLatest || settled === written.current) return;
      written.current = settled;
      writing.current = write(settled);
    };
    const timer = setTimeout(() => void follow(), REST_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [settled, write]);

  useEffect(
    () =>
      // Back, forward and links bring a text of their own.
      router.subscribe('onResolved', ({ toLocation }) => {
        const { q = '' } = v.parse(listSearchSchema, toLocation.search);
        if (q === written.current) return;
        written.current = q;
        setTyped(q);
      }),
    [router],
  );

  return { typed, settled, setTyped };
}
