import * as v from 'valibot';
import { isRecord } from '@/lib/json';
import { sha256 } from '@/lib/crypto/bytes';
import { FEES_FIELD, storedFees } from '@/domain/visaOptions';
import { type Menus, menusType } from '@/domain/menus';
import { type Settings, settingsType, SOCIAL_NETWORKS } from '@/domain/settings';
import type { CollectionType, EntryRecord, SingletonKey } from '@/domain/contentType';
import {
  type Page,
  pageType,
  type Post,
  postType,
  type Section,
  sectionType,
  type VisaCard,
  visaCardType,
  type PublishedKey,
} from '@/domain/entries';
import { arabicOf, withArabic } from '@/domain/translations';

export const PUBLICATION_FORMAT = 'dubai-visa-publication';
/** Incremented when older code cannot read the whole publication. */
export const PUBLICATION_VERSION = 1;
/** The greatest number of a publication; a greater one means damage. */
export const MAX_PUBLICATION_NUMBER = 1_000_000_000;

/** Public content: no drafts, only the fields of SPEC section 3, and the fees if there are any. */
export interface PublishedContent {
  readonly settings: Omit<Settings, 'smtp'>;
  readonly menus: Menus;
  readonly pages: readonly Page[];
  readonly blogs: readonly Post[];
  readonly sections: readonly Section[];
  readonly visaCards: readonly VisaCard[];
}

export interface Publication {
  /** UUID. */
  readonly id: string;
  /** 1, 2, 3; a device takes a lower one only once it has seen it twice. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** `id` of the publication that this one is based on. */
  readonly base: string | null;
  readonly content: PublishedContent;
}

export function pickFields(names: readonly string[], record: unknown): Record<string, unknown> {
  const fields = isRecord(record) ? record : {};
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** A published record with the Arabic texts of the stored one. */
const inBoth = <Entry extends Readonly<Record<string, unknown>>>(
  published: Entry,
  record: unknown,
): Entry => withArabic(published, arabicOf(isRecord(record) ? record : {}));

function publishedOf<Entry extends EntryRecord & { published: boolean }>(
  { schema }: CollectionType<Entry>,
  records: readonly unknown[],
): Entry[] {
  // Parsing a minimal record yields exactly the fields of the specification.
  const names = Object.keys(v.parse(schema, { id: 'x' }));
  return records
    .map((record) => inBoth(v.parse(schema, pickFields(names, record)), record))
    .filter(({ published }) => published);
}

const ITEM_FIELDS = ['id', 'label', 'link', 'type'];

/** Reduces content to what is published, by an allow-list of fields. */
export function publishedContent(all: {
  readonly [Key in PublishedKey]: Key extends SingletonKey ? unknown : readonly unknown[];
}): PublishedContent {
  const { socialLinks, ...texts } = pickFields(Object.keys(settingsType.initial), all.settings);
  const { smtp: _smtp, ...published } = v.parse(settingsType.schema, {
    ...texts,
    socialLinks: pickFields(SOCIAL_NETWORKS, socialLinks),
  });
  const fees = storedFees(all.settings);
  const { header, footer } = v.parse(menusType.schema, all.menus);
  const items = (list: Menus['header']) =>
    list.map((item) => inBoth(pickFields(ITEM_FIELDS, item), item));
  return {
    settings: Object.keys(fees).length === 0 ? published : { ...published, [FEES_FIELD]: fees },
    menus: v.parse(menusType.schema, { header: items(header), footer: items(footer) }),
    pages: publishedOf(pageType, all.pages),
    blogs: publishedOf(postType, all.blogs),
    sections: publishedOf(sectionType, all.sections),
    visaCards: publishedOf(visaCardType, all.visaCards),
  };
}

/** The digest of a publication's content, also used for comparisons. */
export const contentDigest = (content: unknown): Promise<string> => sha256(JSON.stringify(content));

/** Serialises a publication. */
export async function publicationFile(publication: Publication): Promise<string> {
  const { id, number, publishedAt, base, content } = publication;
  const digest = await contentDigest(content);
  const head = {
    format: PUBLICATION_FORMAT,
    version: PUBLICATION_VERSION,
    id,
    number,
    publishedAt,
    base,
  };
  return `${JSON.stringify({ ...head, sha256: digest, content }, null, 1)}\n`;
}

/** The content of the file before the first publication. */
export const NOTHING_PUBLISHED = `${JSON.stringify({ format: PUBLICATION_FORMAT, version: PUBLICATION_VERSION, id: null, number: 0 })}\n`;

/** A lower number must be seen twice, this far apart, to count as a rollback. */
const ROLLBACK_DELAY_MS = 15 * 60_000;

/**
 * Whether a device should apply a publication. A lower number may be a stale copy of an edge cache,
 * or a rollback of the host.
 * @param current the device's number, and the lower one it has seen before
 * @param now milliseconds since 1970, as `seenAt`
 */
export function shouldApplyPublication(
  { id, number }: Pick<Publication, 'id' | 'number'>,
  current: { number: number; lower?: { id: string; seenAt: number } | undefined },
  now: number,
): boolean {
  if (number >= current.number) return true;
  return current.lower?.id === id && Math.abs(now - current.lower.seenAt) >= ROLLBACK_DELAY_MS;
}
