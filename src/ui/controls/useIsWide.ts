import { useCallback, useSyncExternalStore } from 'react';

/** `unknown` while prerendering and before hydration. */
type Width = 'wide' | 'narrow' | 'unknown';

const whilePrerendered = () => 'unknown' as const;

/** The viewport width: `wide` from a CSS length such as `64rem`. */
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

/** Whether the viewport is at least as wide as a CSS length such as `64rem`. */
export function useIsWide(width: string): boolean {
  return useWidth(width) === 'wide';
}
