import * as v from 'valibot';
import { parseForeignJson } from '@/lib/foreignJson';
import { idle, sliced } from '@/lib/async/sliced';
import { isRecord } from '@/lib/isRecord';
import { readingContent, type Remark } from '../backup/incoming';
import { MAX_BACKUP_DEPTH } from '../backup/backupFile';
import {
  contentDigest,
  MAX_PUBLICATION_BYTES,
  pickFields,
  type Publication,
  PUBLICATION_FORMAT,
  PUBLICATION_VERSION,
  PUBLISHED_KEYS,
  type PublishedKey,
  publishedContent,
} from './publication';

/** Why a file is not taken. */
export type PublicationFault =
  /** Nothing has been published there. */
  | 'nothing'
  /** Another kind of file, such as the page that a host shows for a missing one. */
  | 'notOne'
  /** Made by a newer version of this program. */
  | 'newer'
  | 'tooLarge'
  /** Cut, changed by hand or nested too deeply. */
  | 'damaged';

export type ReadPublication =
  | { readonly publication: Publication; readonly refused: readonly Remark[] }
  | { readonly fault: PublicationFault };

const headSchema = v.object({ format: v.literal(PUBLICATION_FORMAT), version: v.number() });
const publicationSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  base: v.nullable(v.pipe(v.string(), v.uuid())),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** With every key: what is missing would be taken for what was taken away. */
  content: v.looseObject({
    settings: v.record(v.string(), v.unknown()),
    menus: v.record(v.string(), v.unknown()),
    pages: v.array(v.unknown()),
    blogs: v.array(v.unknown()),
    sections: v.array(v.unknown()),
    visaCards: v.array(v.unknown()),
  }),
});

/** Reads a publication as any foreign file: nothing in it is believed, and nothing is thrown. */
export async function readPublication(text: string): Promise<ReadPublication> {
  // Its bytes, which are no fewer, were counted where it came from.
  if (text.length > MAX_PUBLICATION_BYTES) return { fault: 'tooLarge' };
  let value: unknown;
  try {
    ({ value } = parseForeignJson(text, MAX_BACKUP_DEPTH));
  } catch {
    return { fault: /^\s*\{/.test(text) ? 'damaged' : 'notOne' };
  }
  const head = v.safeParse(headSchema, value);
  if (!head.success) return { fault: 'notOne' };
  if (head.output.version > PUBLICATION_VERSION) return { fault: 'newer' };
  if (isRecord(value) && value['id'] === null) return { fault: 'nothing' };
  const parsed = v.safeParse(publicationSchema, value);
  if (!parsed.success) return { fault: 'damaged' };
  const { content, sha256: digest, ...publication } = parsed.output;
  // A visitor who scrolls meanwhile does not wait.
  const rest = sliced();
  await idle();
  if ((await contentDigest(content)) !== digest) return { fault: 'damaged' };
  const reading = readingContent(pickFields(PUBLISHED_KEYS, content));
  let step = reading.next();
  for (; !step.done; step = reading.next()) await rest();
  const { records, refused } = step.value;
  const recordsOf = (key: PublishedKey) => (records.get(key) ?? []).map(({ record }) => record);
  const [[settings], [menus = {}]] = [recordsOf('settings'), recordsOf('menus')];
  const [pages, blogs] = [recordsOf('pages'), recordsOf('blogs')];
  const [sections, visaCards] = [recordsOf('sections'), recordsOf('visaCards')];
  await idle();
  const all = { settings, menus, pages, blogs, sections, visaCards };
  return { publication: { ...publication, content: publishedContent(all) }, refused };
}
