import type * as v from 'valibot';
import { sameJson } from '@/lib/sameJson';
import { plainText } from '@/lib/text/plainText';
import { type MergedEdits, mergeEdits, type Side } from '../mergeEdits';

/** One field of a thing that was changed in two places, in words for people. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How a field of a thing is called and shown. */
interface Part {
  readonly name: string;
  readonly label: string;
  /** `richText`: HTML, of which the paragraphs that differ are shown, as a reader reads them. */
  readonly control?: string;
  /** In words, where it is no plain text; a secret is never shown. */
  readonly show?: (value: unknown) => string;
}

function plain(value: unknown): string {
  // A picture's data is not shown.
  if (typeof value === 'string') return value.startsWith('data:') ? 'an uploaded picture' : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plain).join('\n');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

const PARAGRAPH_END = /<\/(?:p|h[1-6]|li|blockquote|div|tr|pre)>|<br ?\/?>/i;

/** The lines of a text that another version of it lacks; whatever they share is left out. */
function linesOnlyIn(lines: readonly string[], other: readonly string[]): string {
  const shared = new Set(other);
  const shown = lines.map((line) => (shared.has(line) ? '…' : line));
  if (shown.every((line) => line === '…')) return lines.join('\n');
  return shown.filter((line, index) => line !== '…' || shown[index - 1] !== '…').join('\n');
}

function richTexts(mine: unknown, theirs: unknown): Pick<Difference, Side> {
  const sources = [plain(mine), plain(theirs)] as const;
  const read = (html: string) => html.split(PARAGRAPH_END).map(plainText).filter(Boolean);
  const [words, others] = [read(sources[0]), read(sources[1])];
  if (!sameJson(words, others))
    return { mine: linesOnlyIn(words, others), theirs: linesOnlyIn(others, words) };
  // What differs is not in the words: a picture, a link, a mark.
  const [lines, otherLines] = [sources[0].split('\n'), sources[1].split('\n')];
  return { mine: linesOnlyIn(lines, otherLines), theirs: linesOnlyIn(otherLines, lines) };
}

/** The named fields of two versions, in the order of the form. */
export function differences(
  parts: readonly Part[],
  names: readonly string[],
  { mine, theirs }: Readonly<Record<Side, Readonly<Record<string, unknown>>>>,
): Difference[] {
  return parts
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, control, show = plain }) => ({
      name,
      label,
      ...(control === 'richText'
        ? richTexts(mine[name], theirs[name])
        : { mine: show(mine[name]), theirs: show(theirs[name]) }),
    }));
}

type FormValues = Readonly<Record<string, unknown>>;

/** A form half filled in, and what editing began with. */
export interface FormDraft<Values, Base> {
  readonly values: Values;
  readonly base: Base;
}

/** What a new thing gets besides what was typed. */
export interface Birth {
  readonly id: string;
  readonly now: Date;
}

/** How one thing is edited in a form: all of it that is pure. */
export interface EditedForm<Base, Values extends FormValues, Stored = Base> {
  /** The kind of its drafts: `settings`, `message`, or of an entry by `draftKind`. */
  readonly kind: string;
  /** Reads a draft that was kept; one that it refuses is left alone. */
  readonly draftSchema: v.GenericSchema<unknown, FormDraft<Values, Base>>;
  /** What the form holds of what editing begins with. */
  readonly valuesOf: (base: Base) => Values;
  /** What is stored; what the form does not show stays as in `base`. */
  readonly storedOf: (values: Values, base: Base, birth: Birth) => Stored;
  /** What two versions are compared by. */
  readonly parts?: readonly Part[];
  /** Another tab's version; `deleted` where mine may be stored as new, nothing where it may not. */
  readonly readTheirs?: (current: unknown) => Base | 'deleted' | undefined;
  /** A draft with the secret of another thing in place of its own, which is kept in no draft. */
  readonly withSecretOf?: (
    draft: FormDraft<Values, Base>,
    other: Base | undefined,
  ) => FormDraft<Values, Base>;
}

/** The kind of the drafts of one entry; without an id of a new one. */
export function draftKind(key: string, id: string | undefined): string {
  return id === undefined ? `${key}:new` : `${entryDraftsStart(key)}${encodeURIComponent(id)}`;
}

/** How the drafts of all stored entries of a key begin. */
export function entryDraftsStart(key: string): string {
  return `${key}:entry-`;
}

/** Whether a form still says what editing began with. */
export function isUnchanged<Base, Values extends FormValues>(
  { valuesOf }: Pick<EditedForm<Base, Values, unknown>, 'valuesOf'>,
  { values, base }: FormDraft<Values, Base>,
): boolean {
  const before = valuesOf(base);
  return Object.keys(before).every((name) => sameJson(values[name], before[name]));
}

/** What a save met that another tab has made of the same thing, where the person must choose. */
export type Conflict<Base, Values extends FormValues> =
  | {
      readonly kind: 'deleted';
      readonly mine: FormDraft<Values, Base>;
      readonly differences: 'deleted';
    }
  | {
      readonly kind: 'changed';
      readonly merge: MergedEdits<Values>;
      readonly theirs: Base;
      readonly differences: readonly Difference[];
    };

/** My version and another tab's: the conflict, or without one their merge. */
export function mergeWithTheirs<Base, Values extends FormValues>(
  { valuesOf, parts = [] }: EditedForm<Base, Values, unknown>,
  mine: FormDraft<Values, Base>,
  theirs: Base,
): Conflict<Base, Values> | FormDraft<Values, Base> {
  const theirValues = valuesOf(theirs);
  const merge = mergeEdits(valuesOf(mine.base), mine.values, theirValues);
  const found = differences(parts, merge.conflicts, { mine: mine.values, theirs: theirValues });
  return found.length === 0
    ? { values: merge.merged, base: theirs }
    : { kind: 'changed', merge, theirs, differences: found };
}

/** What a form goes on with after a save: what was stored, and what was typed meanwhile. */
export function afterSave<Base, Values extends FormValues>(
  { valuesOf }: EditedForm<Base, Values>,
  stored: Base,
  { sent, now }: { readonly sent: Values; readonly now: Values },
): FormDraft<Values, Base> {
  return { values: mergeEdits(sent, now, valuesOf(stored)).merged, base: stored };
}
