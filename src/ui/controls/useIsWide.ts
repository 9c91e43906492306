import { useCallback, useSyncExternalStore } from 'react';

/** Whether the viewport is at least as wide as a CSS length such as `64rem`; not while prerendering. */
export function useIsWide(width: string): boolean {
  const query = `(width >= ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
