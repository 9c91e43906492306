import * as v from 'valibot';

/** Key in sessionStorage of what was erased, for the next page. */
const NOTE = 'dubai-visa.erased';

const noteSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Saves a note for this tab's next page, if the browser allows it. */
export function leaveErasureNote(lines: readonly string[]): void {
  try {
    sessionStorage.setItem(NOTE, JSON.stringify(lines));
  } catch {
    // Storage is blocked, so there was nothing to erase.
  }
}

/** Returns the previous page's note, and deletes it. */
export function takeErasureNote(): readonly string[] {
  try {
    const parsed = v.safeParse(noteSchema, sessionStorage.getItem(NOTE));
    sessionStorage.removeItem(NOTE);
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
