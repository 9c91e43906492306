import { useSyncExternalStore } from 'react';

// Must be what applications.css says.
const HEAD_REM = 2.5;
const ROW_REM = 2.5;
const CARD_REM = 8.5;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The heights of a row and of the headings in CSS pixels: as cards, on a narrow screen, there are no headings. */
export function useRowHeight(isWide: boolean) {
  const unit = useSyncExternalStore(subscribe, rem);
  return isWide
    ? { rowHeight: ROW_REM * unit, headHeight: HEAD_REM * unit }
    : { rowHeight: CARD_REM * unit, headHeight: 0 };
}
