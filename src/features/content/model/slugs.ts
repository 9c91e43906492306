import * as v from 'valibot';
import { isRecord } from '@/lib/json';
import type { EntryRecord } from '@/domain/contentType';
import { slugField, type SlugField, type ContentTypeConfig } from './contentTypeConfig';
import { contentTypeConfigs } from './contentTypeConfigs';
import { fieldText, slugify } from './entryForm';
import { strings } from './strings';
import { comparableSlug } from '@/domain/entries';
import { typedText } from '@/lib/text/typed';
import type { ContentKey } from '@/domain/registry';
import type { IncomingRecord } from '@/engines/backup/comparison';

/** The first free one of `name`, `name-2`, `name-3`. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${String(count)}`;
  return free;
}

/** A copy of an entry as a draft, with its own title and slug. */
export function duplicateEntry(
  config: ContentTypeConfig,
  entry: EntryRecord,
  stored: readonly EntryRecord[],
  { id, now }: { id: string; now: Date },
): EntryRecord {
  const slug = slugField(config);
  const taken = new Set(slug && stored.map((each) => comparableSlug(fieldText(each, slug.name))));
  return v.parse(config.type.schema, {
    ...entry,
    ...config.created?.(now),
    id,
    title: strings.copyOf(fieldText(entry, 'title')),
    published: false,
    ...(slug && {
      [slug.name]: freeName(`${fieldText(entry, slug.name)}-copy`, (name) =>
        taken.has(comparableSlug(name)),
      ),
    }),
  });
}

/**
 * Makes incoming records drafts if their slug is unusable, and calls `note` with the reason. Those
 * that stay published get the slug as it was checked, normalised by `typedText`. `present` are the
 * stored records that remain.
 */
export function withUsableSlugs(
  key: ContentKey,
  incoming: readonly IncomingRecord[],
  present: () => readonly unknown[],
  note: (place: number, reason: string) => void,
): readonly IncomingRecord[] {
  const config = contentTypeConfigs.find(({ type }) => type.key === key);
  const field = config && slugField(config);
  if (!field) return incoming;
  const published = (record: unknown): EntryRecord | undefined => {
    const parsed = v.safeParse(config.type.schema, record);
    return parsed.success && parsed.output['published'] === true ? parsed.output : undefined;
  };
  const judged = (entry: EntryRecord) => typedText(fieldText(entry, field.name));
  const slugOf = (entry: EntryRecord) => comparableSlug(judged(entry));
  const taken = new Map(
    present().flatMap((record) => {
      const entry = published(record);
      return entry ? [[slugOf(entry), entry] as const] : [];
    }),
  );
  return incoming.map((each, place) => {
    const entry = published(each.record);
    // Without a slug there is no URL to conflict.
    if (entry === undefined || !isRecord(each.record) || slugOf(entry) === '') return each;
    const same = taken.get(slugOf(entry));
    const problem = slugProblem(field, fieldText(entry, field.name), {
      one: config.words.one,
      title: fieldText(entry, field.from),
      others: same ? [same] : [],
    });
    if (problem === undefined) {
      taken.set(slugOf(entry), entry);
      const slug = judged(entry);
      return slug === each.record[field.name]
        ? each
        : { ...each, record: { ...each.record, [field.name]: slug } };
    }
    note(place, strings.slug.isDraft(problem));
    return { ...each, record: { ...each.record, published: false } };
  });
}

const words = strings.slug;

/** Characters that would end or break a URL. Letters of any script are fine. */
const INVALID_CHARACTER = /[^\p{L}\p{N}\p{M}_~-]/u;

/** At least one is required: the slug of a title of two emoji would be a mere hyphen. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** In UTF-8: a page's folder is named by its slug, and file systems allow 255 bytes. */
const MAX_SLUG_BYTES = 240;

interface SlugContext {
  /** Used in a sentence: `page`. */
  one: string;
  title: string;
  /** Every other entry of the type. */
  others: readonly EntryRecord[];
}

/** Why an entry cannot have this slug, as a message; undefined if it can. */
export function slugProblem(
  { name, base, reserved, required }: SlugField,
  typed: string,
  { one, title, others }: SlugContext,
): string | undefined {
  const slug = typedText(typed);
  const invalid = INVALID_CHARACTER.exec(slug)?.[0];
  if (invalid !== undefined) {
    return /\s/.test(invalid) ? words.blank : words.character(invalid);
  }
  if (!LETTER_OR_DIGIT.test(slug)) {
    const hasNoLetter = typedText(title) !== '' && !LETTER_OR_DIGIT.test(slugify(title));
    return hasNoLetter ? words.byHand(one) : required;
  }
  if (new TextEncoder().encode(slug).length > MAX_SLUG_BYTES) return words.long;
  const same = comparableSlug(slug);
  if (reserved.has(same)) {
    return words.reserved(base + same, one);
  }
  const taken = others.find((other) => comparableSlug(fieldText(other, name)) === same);
  if (taken !== undefined) {
    return words.taken(one, fieldText(taken, 'title'));
  }
  return undefined;
}
