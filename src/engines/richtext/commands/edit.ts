export interface TextSelection {
  start: number;
  end: number;
}

/** One replacement in a text and the selection after it; one undo step. */
export interface TextEdit extends TextSelection {
  insert: string;
  selection: TextSelection;
}

/** Maps a text and a selection to an edit; undefined if there is nothing to change. */
export type Command = (text: string, selection: TextSelection) => TextEdit | undefined;

const splitsCharacter = (text: string, index: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));

/** The minimal edit that turns `text` into `next`; undefined if they are equal. */
export function replacement(
  text: string,
  next: string,
  selection: TextSelection,
): TextEdit | undefined {
  if (text === next) return undefined;
  const shortest = Math.min(text.length, next.length);
  let start = 0;
  while (start < shortest && text[start] === next[start]) start += 1;
  let tail = 0;
  while (tail < shortest - start && text.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  // Never split a surrogate pair.
  if (splitsCharacter(text, start) || splitsCharacter(next, start)) start -= 1;
  if (splitsCharacter(text, text.length - tail) || splitsCharacter(next, next.length - tail))
    tail -= 1;
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

export function applyEdit(text: string, { start, end, insert }: TextEdit): string {
  return text.slice(0, start) + insert + text.slice(end);
}

export interface Patch {
  at: number;
  remove: number;
  insert: string;
}

/**
 * Maps a position in the old text to the new one; `after` puts it behind insertions right there.
 */
function mapPosition(place: number, patches: readonly Patch[], after: boolean): number {
  let shift = 0;
  for (const { at, remove, insert } of patches) {
    if (remove === 0 ? at < place || (at === place && after) : at + remove <= place)
      shift += insert.length - remove;
    else if (remove > 0 && at < place) shift += at - place + (after ? insert.length : 0);
  }
  return place + shift;
}

/** Applies non-overlapping patches; the selection covers the same text, without inserted marks. */
export function applyPatches(
  text: string,
  patches: readonly Patch[],
  selection: TextSelection,
): { text: string; selection: TextSelection } {
  let next = '';
  let done = 0;
  for (const { at, remove, insert } of patches.toSorted(
    // An insertion goes before a deletion at the same position.
    (one, other) => one.at - other.at || one.remove - other.remove,
  )) {
    next += text.slice(done, at) + insert;
    done = at + remove;
  }
  const start = mapPosition(selection.start, patches, true);
  const end = mapPosition(selection.end, patches, false);
  return { text: next + text.slice(done), selection: { start, end: Math.max(start, end) } };
}

/** Non-overlapping patches as one edit. */
export function patchEdit(
  text: string,
  patches: readonly Patch[],
  selection: TextSelection,
): TextEdit | undefined {
  const next = applyPatches(text, patches, selection);
  return replacement(text, next.text, next.selection);
}
