import { sameJson } from '@/lib/json';
import type * as v from 'valibot';
import { plainText } from '@/lib/text/plainText';
import { encodedPart } from '@/lib/text/typed';
import { draftStrings } from '../queries/strings';

/** Fields by name; a missing one counts as undefined. */
type Fields = Readonly<Record<string, unknown>>;

interface MergedEdits<Entry extends Fields> {
  /** Each field from the side that changed it; mine if both did. */
  readonly merged: Entry;
  /** The fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

/** Whose version to use. */
export type Side = 'mine' | 'theirs';

/** Three-way merge of a record, field by field. */
export function mergeEdits<Entry extends Fields>(
  base: Entry,
  mine: Entry,
  theirs: Entry,
): MergedEdits<Entry> {
  const changed: string[] = [];
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (sameJson(mine[name], base[name])) continue;
    changed.push(name);
    const isTheirs = !sameJson(theirs[name], base[name]);
    if (isTheirs && !sameJson(theirs[name], mine[name])) conflicts.push(name);
  }
  return { merged: withFields(theirs, mine, changed), conflicts };
}

/** The merge with one side's version of each field that both changed. */
export function settleConflicts<Entry extends Fields>(
  { merged, conflicts }: MergedEdits<Entry>,
  theirs: Entry,
  side: Side,
): Entry {
  return side === 'mine' ? merged : withFields(merged, theirs, conflicts);
}

function withFields<Entry extends Fields>(
  record: Entry,
  source: Entry,
  names: readonly string[],
): Entry {
  return { ...record, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
}

/** A field with two conflicting values, as text for display. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A field to compare, with its label. */
interface ComparedField {
  readonly name: string;
  readonly label: string;
  /** `richText`: HTML, of which the differing paragraphs are shown as text. */
  readonly control?: string;
  /** Formats a value that is not plain text; must hide a secret. */
  readonly show?: (value: unknown) => string;
}

function plain(value: unknown): string {
  // Replaces an uploaded picture's data URL by words.
  if (typeof value === 'string')
    return value.startsWith('data:') ? draftStrings.uploadedPicture : value;
  if (typeof value === 'boolean') return value ? draftStrings.yes : draftStrings.no;
  if (Array.isArray(value)) return value.map(plain).join('\n');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

const PARAGRAPH_END = /<\/(?:p|h[1-6]|li|blockquote|div|tr|pre)>|<br ?\/?>/i;

/** The lines that the other version lacks, with shared lines shortened to `…`. */
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
  // The texts are equal; the markup differs: a picture, a link, formatting.
  const [lines, otherLines] = [sources[0].split('\n'), sources[1].split('\n')];
  return { mine: linesOnlyIn(lines, otherLines), theirs: linesOnlyIn(otherLines, lines) };
}

/** The differences of the named fields, in the order of the form. */
export function differences(
  fields: readonly ComparedField[],
  names: readonly string[],
  { mine, theirs }: Readonly<Record<Side, Readonly<Record<string, unknown>>>>,
): Difference[] {
  return fields
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

/** The values of a form, and the record that editing started from. */
export interface FormDraft<Values, Base> {
  readonly values: Values;
  readonly base: Base;
}

/** Id and time for a new record. */
export interface CreationContext {
  readonly id: string;
  readonly now: Date;
}

/** The pure functions of a form. */
export interface FormDefinition<Base, Values extends FormValues, Stored = Base> {
  /** The kind of its drafts: `application`, `settings`, `message`, or by `draftKind`. */
  readonly kind: string;
  /** Parses a stored draft; an invalid one is ignored. */
  readonly draftSchema: v.GenericSchema<unknown, FormDraft<Values, Base>>;
  /** The initial values of the form. */
  readonly valuesOf: (base: Base) => Values;
  /** The record to store; fields that the form lacks stay as in `base`. */
  readonly storedOf: (values: Values, base: Base, context: CreationContext) => Stored;
  /** The fields to compare in a conflict. */
  readonly compared?: readonly ComparedField[];
  /**
   * Parses another tab's version. If it was deleted: `deleted` if mine may be saved as a new
   * record, otherwise undefined.
   */
  readonly readTheirs?: (current: unknown) => Base | 'deleted' | undefined;
  /** Copies the secret of `other`, because drafts hold none. */
  readonly withSecretOf?: (
    draft: FormDraft<Values, Base>,
    other: Base | undefined,
  ) => FormDraft<Values, Base>;
}

/** The kind of an entry's drafts; without an id, of new entries. */
export function draftKind(key: string, id: string | undefined): string {
  return id === undefined ? `${key}:new` : `${key}:entry-${encodedPart(id)}`;
}

/** Whether the values equal those that editing started from. */
export function isUnchanged<Base, Values extends FormValues>(
  { valuesOf }: Pick<FormDefinition<Base, Values, unknown>, 'valuesOf'>,
  { values, base }: FormDraft<Values, Base>,
): boolean {
  const before = valuesOf(base);
  return Object.keys(before).every((name) => sameJson(values[name], before[name]));
}

/** A conflict with another tab that the user must resolve. */
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

/** Merges my version with another tab's, or returns the conflict. */
export function mergeWithTheirs<Base, Values extends FormValues>(
  { valuesOf, compared = [] }: FormDefinition<Base, Values, unknown>,
  mine: FormDraft<Values, Base>,
  theirs: Base,
): Conflict<Base, Values> | FormDraft<Values, Base> {
  const theirValues = valuesOf(theirs);
  const merge = mergeEdits(valuesOf(mine.base), mine.values, theirValues);
  const found = differences(compared, merge.conflicts, { mine: mine.values, theirs: theirValues });
  return found.length === 0
    ? { values: merge.merged, base: theirs }
    : { kind: 'changed', merge, theirs, differences: found };
}

/** The form after a save: the stored record, with input since the save began. */
export function afterSave<Base, Values extends FormValues>(
  { valuesOf }: FormDefinition<Base, Values>,
  stored: Base,
  { sent, now }: { readonly sent: Values; readonly now: Values },
): FormDraft<Values, Base> {
  return { values: mergeEdits(sent, now, valuesOf(stored)).merged, base: stored };
}
