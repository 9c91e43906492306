import { plainText } from '@/lib/text/plainText';
import { words } from '@/lib/text/words';

/** Visitors find what is published; the administrator finds everything. */
export type Audience = 'visitor' | 'administrator';

/**
 * Where a word stands: the first character of each term of the search index. Terms in one index
 * are in order, so that what begins with such a character is read by itself.
 */
const PUBLIC_TITLE = '0';
const PUBLIC_TEXT = '1';
const OTHER_TITLE = '2';
const OTHER_TEXT = '3';

/** Where an audience may look, titles first. */
export const TIERS: Readonly<Record<Audience, readonly (readonly string[])[]>> = {
  visitor: [[PUBLIC_TITLE], [PUBLIC_TEXT]],
  administrator: [
    [PUBLIC_TITLE, OTHER_TITLE],
    [PUBLIC_TEXT, OTHER_TEXT],
  ],
};

/** What something is found by. */
export interface Searchable {
  readonly title: string;
  /** Plain or HTML. */
  readonly texts: readonly string[];
  /** Words that it is found by though it does not say them: never quoted. */
  readonly otherWords?: string;
  /** Whether visitors may find it. */
  readonly isPublic: boolean;
}

/** The terms that something is found by: each word once, where it counts most. */
export function termsOf({ title, texts, otherWords = '', isPublic }: Searchable): string[] {
  const inTitle = words([title]);
  const known = new Set(inTitle);
  const inTexts = words([...texts.map(plainText), otherWords]).filter((word) => !known.has(word));
  return [
    ...inTitle.map((word) => (isPublic ? PUBLIC_TITLE : OTHER_TITLE) + word),
    ...inTexts.map((word) => (isPublic ? PUBLIC_TEXT : OTHER_TEXT) + word),
  ];
}

/** The word of a term. */
export function wordOf(term: string): string {
  return term.slice(1);
}

/** The place of a term among an audience's tiers; -1 where it may not look. */
export function tierOf(term: string, audience: Audience): number {
  return TIERS[audience].findIndex((places) => places.includes(term.charAt(0)));
}
