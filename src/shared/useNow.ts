import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localDate } from '@/lib/dates';

const MINUTE_MS = 60_000;

/** The time of the first render, updated when a new day begins: phones keep tabs open for days. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      const time = new Date();
      setNow((shown) => (localDate(shown) === localDate(time) ? shown : time));
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The current minute; undefined while prerendering, which must not show the time of the build. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return useMemo(() => (minute === undefined ? undefined : new Date(minute * MINUTE_MS)), [minute]);
}
