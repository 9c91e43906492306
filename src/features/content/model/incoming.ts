import * as v from 'valibot';
import { isRecord, sameJson } from '@/lib/json';
import { typedText } from '@/lib/text/typed';
import { distinctIds } from '@/domain/contentType';
import { menusType } from '../../../domain/menus';
import { contentName, contentTypeConfigs } from './contentTypeConfigs';
import type { ContentTypeConfig } from './contentTypeConfig';
import type { ContentKey } from '../../../domain/registry';
import { BACKED_UP_TYPES, isCollection } from '../../../engines/backup/backupFile';
import type { IncomingRecord } from '../../../engines/backup/comparison';
import { HISTORY_KEYS } from '../../../engines/handover/history';
import { withUsableSlugs } from './slugs';
import { strings } from './strings';

const words = strings.incoming;

/** A record that is refused or changed on import, and why. */
export interface ImportIssue {
  /** Shown to the user: `Pages, record 3 (About)`. */
  readonly place: string;
  readonly reason: string;
}

/** Validated foreign content. */
export interface CheckedContent {
  readonly records: ReadonlyMap<ContentKey, readonly IncomingRecord[]>;
  /** Records that are left out. */
  readonly refused: readonly ImportIssue[];
  /** Records that are imported with changes. */
  readonly corrected: readonly ImportIssue[];
}

const MAX_NAME_LENGTH = 60;

export function titleOf(record: unknown): string {
  if (!isRecord(record)) return '';
  const names = ['title', 'trackingNumber', 'subject', 'siteName'].map((name) => record[name]);
  const title = names.find((name) => typeof name === 'string' && typedText(name) !== '');
  return typeof title === 'string' ? typedText(title).slice(0, MAX_NAME_LENGTH) : '';
}

function fieldsOf(key: ContentKey): ContentTypeConfig['fields'] {
  return contentTypeConfigs.find(({ type }) => type.key === key)?.fields ?? [];
}

/** The label of a field in the editor, or its name. */
export function labelOf(key: ContentKey, name: string): string {
  if (name === 'translations') return strings.arabic.version;
  return fieldsOf(key).find((field) => field.name === name)?.label ?? name;
}

/** The raw value with the parser's corrections. Unknown fields stay, and none are added. */
function correct(said: unknown, read: unknown): unknown {
  if (isRecord(said) && isRecord(read))
    return Object.fromEntries(
      Object.entries(said).map(([name, each]) => [
        name,
        Object.hasOwn(read, name) ? correct(each, read[name]) : each,
      ]),
    );
  if (Array.isArray(said) && Array.isArray(read) && said.length === read.length)
    return said.map((each, index) => correct(each, read[index]));
  return read;
}

/** Places of the unreadable menu items, which the schema would drop silently. */
function unreadableItems(key: ContentKey, raw: unknown): string[] {
  if (key !== 'menus' || !isRecord(raw)) return [];
  const isRead = (name: string, item: unknown) => {
    const read: unknown = Reflect.get(
      v.parse(menusType.schema, { header: [], [name]: [item] }),
      name,
    );
    return Array.isArray(read) && read.length > 0;
  };
  return Object.entries(raw).flatMap(([name, said]) =>
    Array.isArray(said)
      ? said.flatMap((item: unknown, index) => {
          const label = isRecord(item) && typeof item['label'] === 'string' ? item['label'] : '';
          const place = words.menuItem(contentName(key), name, index + 1, label);
          return isRead(name, item) ? [] : [place];
        })
      : [],
  );
}

/** Validates one record: the record with its corrections, or why it is refused. */
function readRecord(
  key: ContentKey,
  raw: unknown,
): { incoming: IncomingRecord; corrected: string[] } | { refusal: string } {
  const type = BACKED_UP_TYPES.find((each) => each.key === key);
  if (!type) return { refusal: words.unknown };
  if (!isRecord(raw)) return { refusal: words.noRecord };
  const parsed = v.safeParse<v.GenericSchema<unknown, object>>(type.schema, raw);
  if (!parsed.success) return { refusal: words.unreadable };
  const record: Record<string, unknown> = {};
  for (const [name, said] of Object.entries(raw))
    record[name] = correct(said, Reflect.get(parsed.output, name));
  const corrected = Object.keys(record)
    .filter((name) => !sameJson(raw[name], record[name]))
    .map((name) => words.corrected(labelOf(key, name)));
  const { id } = record;
  const identity = type.kind === 'collection' && typeof id === 'string' ? id : undefined;
  return { incoming: { id: identity, record, raw }, corrected };
}

function listIn(key: ContentKey, value: unknown): readonly unknown[] | undefined {
  if (isCollection(key)) return Array.isArray(value) ? value : undefined;
  return isRecord(value) ? [value] : undefined;
}

/** Makes the ids of incoming records distinct. */
function withOwnIds(
  key: ContentKey,
  incoming: readonly IncomingRecord[],
  note: (place: number, reason: string) => void,
): readonly IncomingRecord[] {
  if (!isCollection(key)) return incoming;
  const ids = distinctIds(incoming.map(({ id = '' }) => id));
  return incoming.map((each, place) => {
    const id = ids[place];
    if (id === each.id || !isRecord(each.record)) return each;
    note(place, words.idTaken);
    return { ...each, id, record: { ...each.record, id } };
  });
}

/** Validates foreign content: schema, id and slug of every record. Stores nothing. */
export function checkContent(content: Readonly<Record<string, unknown>>): CheckedContent {
  const records = new Map<ContentKey, readonly IncomingRecord[]>();
  const refused: ImportIssue[] = [];
  const corrected: ImportIssue[] = [];
  for (const [name, value] of Object.entries(content)) {
    const key = BACKED_UP_TYPES.find((each) => each.key === name)?.key;
    // `readHistory` reads these with the ids of the applications, and `readVersions` the versions.
    if ([...HISTORY_KEYS, 'versions'].includes(name)) continue;
    if (key === undefined) {
      refused.push({ place: name, reason: words.unknown });
      continue;
    }
    const list = listIn(key, value);
    if (!list) {
      refused.push({ place: contentName(key), reason: words.noList });
      continue;
    }
    const accepted: IncomingRecord[] = [];
    const places: string[] = [];
    for (const [index, raw] of list.entries()) {
      const title = titleOf(raw);
      const place = words.record(contentName(key), index + 1, title);
      const result = readRecord(key, raw);
      if ('refusal' in result) refused.push({ place, reason: result.refusal });
      else {
        accepted.push(result.incoming);
        places.push(place);
        for (const reason of result.corrected) corrected.push({ place, reason });
        for (const item of unreadableItems(key, result.incoming.raw))
          refused.push({ place: item, reason: words.unreadable });
      }
    }
    const note = (index: number, reason: string) =>
      corrected.push({ place: places[index] ?? '', reason });
    records.set(
      key,
      withUsableSlugs(key, withOwnIds(key, accepted, note), () => [], note),
    );
  }
  return { records, refused, corrected };
}
