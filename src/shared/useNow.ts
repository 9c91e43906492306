import { useEffect, useState } from 'react';
import { localDate } from '@/lib/time/dates';

const MINUTE_MS = 60_000;

/** The time of the first render, renewed when a day has begun since: phones keep a tab for days. */
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
