import type { Side } from '../mergeEdits';

/** One field of a thing that was changed in two places, in words for people. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How a field of a thing is called and shown. */
export interface Part {
  readonly name: string;
  readonly label: string;
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

/** The named fields of two versions, in the order of the form. */
export function differences(
  parts: readonly Part[],
  names: readonly string[],
  { mine, theirs }: Readonly<Record<Side, Readonly<Record<string, unknown>>>>,
): Difference[] {
  return parts
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, show = plain }) => ({
      name,
      label,
      mine: show(mine[name]),
      theirs: show(theirs[name]),
    }));
}
