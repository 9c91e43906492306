import * as v from 'valibot';
import { parseForeignJson, wellFormedJson, isRecord } from '@/lib/json';
import { checkContent, type ImportIssue } from '@/features/content/model/incoming';
import { MAX_BACKUP_DEPTH } from '@/engines/backup/backupFile';
import {
  contentDigest,
  MAX_PUBLICATION_NUMBER,
  pickFields,
  type Publication,
  PUBLICATION_FORMAT,
  PUBLICATION_VERSION,
  publishedContent,
} from '@/engines/publication';
import { MAX_PUBLICATION_BYTES } from '@/config';
import { PUBLISHED_KEYS, type PublishedKey } from '@/domain/entries';

/** Why a file is rejected. */
export type PublicationFault =
  /** Nothing has been published yet. */
  | 'nothing'
  /** Another kind of file, such as the page that a host shows for a missing one. */
  | 'notAPublication'
  /** Made by a newer version. */
  | 'newer'
  | 'tooLarge'
  /** Truncated, edited or nested too deeply. */
  | 'damaged';

export type ReadPublication =
  | { readonly publication: Publication; readonly refused: readonly ImportIssue[] }
  | { readonly fault: PublicationFault };

const headSchema = v.object({ format: v.literal(PUBLICATION_FORMAT), version: v.number() });
const publicationSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_PUBLICATION_NUMBER)),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  base: v.nullable(v.pipe(v.string(), v.uuid())),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** All keys are required: a missing one would look like a removal. */
  content: v.looseObject({
    settings: v.record(v.string(), v.unknown()),
    menus: v.record(v.string(), v.unknown()),
    pages: v.array(v.unknown()),
    blogs: v.array(v.unknown()),
    sections: v.array(v.unknown()),
    visaCards: v.array(v.unknown()),
  }),
});

/** Parses an untrusted publication. Never throws. */
export async function readPublication(text: string): Promise<ReadPublication> {
  // The caller has checked the byte length, which is at least this.
  if (text.length > MAX_PUBLICATION_BYTES) return { fault: 'tooLarge' };
  let value: unknown;
  try {
    ({ value } = parseForeignJson(text, MAX_BACKUP_DEPTH));
  } catch {
    return { fault: /^\s*\{/.test(text) ? 'damaged' : 'notAPublication' };
  }
  const head = v.safeParse(headSchema, value);
  if (!head.success) return { fault: 'notAPublication' };
  if (head.output.version > PUBLICATION_VERSION) return { fault: 'newer' };
  if (isRecord(value) && value['id'] === null) return { fault: 'nothing' };
  const parsed = v.safeParse(publicationSchema, value);
  if (!parsed.success) return { fault: 'damaged' };
  const { content: sealed, sha256: digest, ...publication } = parsed.output;
  if ((await contentDigest(sealed)) !== digest) return { fault: 'damaged' };
  // After the checksum, which is that of the original text.
  const whole = wellFormedJson(text);
  const { content } =
    whole === text
      ? { content: sealed }
      : v.parse(publicationSchema, parseForeignJson(whole, MAX_BACKUP_DEPTH).value);
  const { records, refused } = checkContent(pickFields(PUBLISHED_KEYS, content));
  const recordsOf = (key: PublishedKey) => (records.get(key) ?? []).map(({ record }) => record);
  const [[settings], [menus = {}]] = [recordsOf('settings'), recordsOf('menus')];
  const [pages, blogs] = [recordsOf('pages'), recordsOf('blogs')];
  const [sections, visaCards] = [recordsOf('sections'), recordsOf('visaCards')];
  const all = { settings, menus, pages, blogs, sections, visaCards };
  return { publication: { ...publication, content: publishedContent(all) }, refused };
}
