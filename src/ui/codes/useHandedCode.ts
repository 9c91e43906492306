import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** No other URL fragment has this many digits. */
const CODE = /\d{60}/;

/**
 * Reports the code in the URL fragment and removes it from the URL at once, so that it is neither
 * visible nor read twice.
 */
export function useHandedCode(onCode: (code: string) => void): void {
  const { history } = useRouter();
  const take = useEffectEvent(() => {
    const { pathname, search, hash } = history.location;
    if (!CODE.test(hash)) return;
    history.replace(pathname + search);
    onCode(hash);
  });
  useEffect(() => {
    take();
    return history.subscribe(() => take());
  }, [history]);
}
