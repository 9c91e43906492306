import { useCallback, useSyncExternalStore } from 'react';

/** `unknown` in a page that is rendered ahead of time, until it is taken over. */
type Width = 'wide' | 'narrow' | 'unknown';

const whilePrerendered = () => 'unknown' as const;

/** How wide the window is: `wide` from a CSS length such as `64rem` on. */
export function useWidth(width: string): Width {
  const query = `(width >= ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<Width>(
    subscribe,
    () => (matchMedia(query).matches ? 'wide' : 'narrow'),
    whilePrerendered,
  );
}

/** Whether the window is at least so wide, a CSS length such as `64rem`. */
export function useIsWide(width: string): boolean {
  return useWidth(width) === 'wide';
}
