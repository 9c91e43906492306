import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ACTIVITY_EVENTS } from '@/config';
import { strings } from './strings';

const COVER_MS = 120_000;

/** Hides names from the other side of the counter after two minutes without input. */
export function PrivacyCover({ children }: { children: ReactNode }) {
  const [isCovered, setIsCovered] = useState(false);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isCovered) {
      const uncover = (event: Event) => {
        // The key press that removes the cover must have no other effect.
        event.preventDefault();
        event.stopImmediatePropagation();
        setIsCovered(false);
      };
      const keys = ['keydown', 'pointerdown'] as const;
      for (const name of keys) addEventListener(name, uncover, true);
      return () => {
        for (const name of keys) removeEventListener(name, uncover, true);
      };
    }
    // Return the focus to the field that had it.
    if (focused.current instanceof HTMLElement) focused.current.focus();
    const cover = () => {
      focused.current = document.activeElement;
      setIsCovered(true);
    };
    let timer = setTimeout(cover, COVER_MS);
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(cover, COVER_MS);
    };
    for (const name of ACTIVITY_EVENTS) addEventListener(name, rest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) removeEventListener(name, rest);
    };
  }, [isCovered]);
  return (
    <>
      {isCovered && (
        <div
          role="alert"
          className="fixed inset-0 z-60 grid content-center justify-items-center gap-2 bg-base-100 p-4 text-center"
        >
          <p className="text-2xl">{strings.cover.title}</p>
          <p>{strings.cover.text}</p>
        </div>
      )}
      <div hidden={isCovered} className="grid gap-6">
        {children}
      </div>
    </>
  );
}
