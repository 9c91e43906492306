import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** A code has more digits than any other anchor of an address. */
const CODE = /\d{60}/;

/**
 * Hands on the code that a link brought behind its `#`, which is taken out of the address at once:
 * it is not to be seen there, nor taken twice.
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
