import * as v from 'valibot';

/** In sessionStorage: what was erased, for the page that is loaded next. */
const NOTE = 'dubai-visa.erased';

const noteSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Leaves a note for the next page of this tab, where the browser keeps one. */
export function leaveErasureNote(lines: readonly string[]): void {
  try {
    sessionStorage.setItem(NOTE, JSON.stringify(lines));
  } catch {
    // Storage refused: there was nothing to erase either.
  }
}

/** The note of the page before, once. */
export function takeErasureNote(): readonly string[] {
  try {
    const parsed = v.safeParse(noteSchema, sessionStorage.getItem(NOTE));
    sessionStorage.removeItem(NOTE);
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
