import * as v from 'valibot';
import { parseForeignJson } from '@/lib/foreignJson';
import { idle, sliced } from '@/lib/async/sliced';
import { isRecord } from '@/lib/isRecord';
import { readingContent, type Remark } from '../backup/incoming';
import { MAX_BACKUP_DEPTH } from '../backup/backupFile';
import { menus } from '../menus/menus';
import { settings } from '../settings/settings';
import { pages } from '../types/page/schema';
import { posts } from '../types/post/schema';
import { sections } from '../types/section/schema';
import { visaCards } from '../types/visaCard/schema';
import {
  contentDigest,
  MAX_PUBLICATION_BYTES,
  only,
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
  const reading = readingContent(only(PUBLISHED_KEYS, content));
  let step = reading.next();
  for (; !step.done; step = reading.next()) await rest();
  const { records, refused } = step.value;
  const recordsOf = async <Entry>(key: PublishedKey, schema: v.GenericSchema<unknown, Entry>) => {
    const list: Entry[] = [];
    for (const { record } of records.get(key) ?? []) {
      await rest();
      list.push(v.parse(schema, record));
    }
    return list;
  };
  const all = {
    settings: (await recordsOf('settings', settings.schema))[0] ?? settings.initial,
    menus: (await recordsOf('menus', menus.schema))[0] ?? menus.initial,
    pages: await recordsOf('pages', pages.schema),
    blogs: await recordsOf('blogs', posts.schema),
    sections: await recordsOf('sections', sections.schema),
    visaCards: await recordsOf('visaCards', visaCards.schema),
  };
  await idle();
  return { publication: { ...publication, content: publishedContent(all) }, refused };
}
