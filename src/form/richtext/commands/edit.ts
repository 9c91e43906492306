export interface Selection {
  start: number;
  end: number;
}

/** One replacement in a text, and what is selected after it: one step to undo. */
export interface Edit extends Selection {
  insert: string;
  selection: Selection;
}

/** What a button does to a text; undefined where there is nothing to do. */
export type Command = (text: string, selection: Selection) => Edit | undefined;

const isHalf = (text: string, index: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));

/** The smallest replacement that makes one text of the other; undefined where they are the same. */
export function replacement(text: string, next: string, selection: Selection): Edit | undefined {
  if (text === next) return undefined;
  const shortest = Math.min(text.length, next.length);
  let start = 0;
  while (start < shortest && text[start] === next[start]) start += 1;
  let tail = 0;
  while (tail < shortest - start && text.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  // Never through the middle of a character of two code units.
  if (isHalf(text, start) || isHalf(next, start)) start -= 1;
  if (isHalf(text, text.length - tail) || isHalf(next, next.length - tail)) tail -= 1;
  return {
    start,
    end: text.length - tail,
    insert: next.slice(start, next.length - tail),
    selection: {
      start: Math.min(selection.start, next.length),
      end: Math.min(Math.max(selection.start, selection.end), next.length),
    },
  };
}

/** The text after an edit. */
export function applyEdit(text: string, { start, end, insert }: Edit): string {
  return text.slice(0, start) + insert + text.slice(end);
}

export interface Patch {
  at: number;
  remove: number;
  insert: string;
}

/** Where a place of the old text is in the new one; `after` what is put in at the place itself. */
function moved(place: number, patches: readonly Patch[], after: boolean): number {
  let shift = 0;
  for (const { at, remove, insert } of patches) {
    if (remove === 0 ? at < place || (at === place && after) : at + remove <= place)
      shift += insert.length - remove;
    else if (remove > 0 && at < place) shift += at - place + (after ? insert.length : 0);
  }
  return place + shift;
}

/** Several changes at once, none over another. What was selected stays so, new marks outside of it. */
export function patched(
  text: string,
  patches: readonly Patch[],
  selection: Selection,
): { text: string; selection: Selection } {
  let next = '';
  let done = 0;
  for (const { at, remove, insert } of patches.toSorted(
    // What is put in stands before what is taken away at the same place.
    (one, other) => one.at - other.at || one.remove - other.remove,
  )) {
    next += text.slice(done, at) + insert;
    done = at + remove;
  }
  const start = moved(selection.start, patches, true);
  const end = moved(selection.end, patches, false);
  return { text: next + text.slice(done), selection: { start, end: Math.max(start, end) } };
}

/** Several changes at once as one edit. */
export function patch(
  text: string,
  patches: readonly Patch[],
  selection: Selection,
): Edit | undefined {
  const next = patched(text, patches, selection);
  return replacement(text, next.text, next.selection);
}
