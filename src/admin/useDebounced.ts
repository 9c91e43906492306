import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** A text as it was when nobody had typed for a while: half an address is not worth asking for. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
