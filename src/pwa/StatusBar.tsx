import { useEffect, useRef } from 'react';
import { strings } from './deferredStrings';
import { NetworkStatus } from './NetworkStatus';
import { UpdateBar } from './updates/UpdateBar';

const HEIGHT = '--signs-height';

/** What the site has to say about itself, at the foot of every screen; it never covers a control for good. */
export function StatusBar() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const { style } = document.documentElement;
    // Whatever else sticks to the foot of a screen stands on top of it.
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`;
      // Only where it differs: every element is styled anew for it.
      if (height !== (style.getPropertyValue(HEIGHT) || '0px')) style.setProperty(HEIGHT, height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <aside ref={frame} aria-label={strings.signs} className="signs no-print">
      <UpdateBar />
      <NetworkStatus />
    </aside>
  );
}
