import { useEffect, useRef } from 'react';
import { words } from './lateWords';
import { NetworkSign } from './NetworkSign';
import './signs.css';
import { UpdateBar } from './UpdateBar';

/** What the site has to say about itself, at the foot of every screen; it never covers a control for good. */
export function Signs() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    // Whatever else sticks to the foot of a screen stands on top of it.
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--signs-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <aside ref={frame} aria-label={words.signs} className="signs no-print">
      <UpdateBar />
      <NetworkSign />
    </aside>
  );
}
