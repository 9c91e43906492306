/** A note that a page leaves for the next page of its tab. */
type TabNote = 'number' | 'erased';

/** The prefix is that of all keys in sessionStorage which an erasure removes. */
const keyOf = (note: TabNote) => `dubai-visa.${note}`;

/** Leaves a note, if the browser allows it. */
export function leaveNote(note: TabNote, text: string): void {
  try {
    sessionStorage.setItem(keyOf(note), text);
  } catch {
    // Storage is blocked: the next page gets none.
  }
}

/** Returns the note and removes it; empty if there is none. */
export function takeNote(note: TabNote): string {
  try {
    const text = sessionStorage.getItem(keyOf(note)) ?? '';
    sessionStorage.removeItem(keyOf(note));
    return text;
  } catch {
    return '';
  }
}
