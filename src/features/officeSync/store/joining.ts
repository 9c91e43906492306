import { PUBLISHED_KEYS } from '@/domain/published';
import type { ContentKey } from '@/domain/registry';
import {
  isThere,
  mergeChanges,
  type NamedDecision,
  nameOf,
  recordIn,
} from '@/engines/officeSync/cells';
import {
  type Cell,
  type Change,
  FIRST_STAMP,
  type RecordKey,
  WAY,
} from '@/engines/officeSync/change';
import {
  listsOf,
  newCounterId,
  packFiles,
  readExchange,
  sealCounterFile,
} from '@/engines/officeSync/folderFile';
import { fileNameForSaving } from '@/domain/documentFile';
import { requestWriteAccess, saveBlob } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/dates';
import { nameIn, officeState, type StampRow, stampsTable } from '@/shared/store/office';
import type { SharedRecord } from '@/engines/officeSync/sharedFields';
import { sameJson } from '@/lib/json';
import { type DecisionRow, decisionsTable } from '@/shared/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { reconcileKeys } from '@/store/journal/commit';
import { withDatabase, writeTables, writeTransaction } from '@/store/journal/database';
import { DATA_VERSION, db, keyRange } from '@/store/journal/db';
import { loadState, type KeyState } from '@/store/journal/journal';
import { takeSnapshot } from '@/store/journal/snapshots';
import { composeHash, type StoredItem } from '@/store/journal/text';
import { CONTENT_KEYS } from '@/store/keys';
import { announce } from '@/store/local/changeEvents';
import { publicationState } from '@/shared/store/publicationState';
import { folderKey } from './counters';
import { readFolder } from './exchange';
import { chosenFolder, shareFolder, syncNow } from './folder';
import { receive, type Received } from './receive';
import {
  decisionId,
  namedCounter,
  ownChanges,
  recordsIn,
  toldDecision,
  unknownRecord,
} from './stamps';
import { forgetStamps, lacks, tellUnknownSteps, withDecisions } from './tables';

const APPLICATIONS = 'visaApplications';

type IsUntouched = (item: StoredItem) => boolean;
/** Returns a check whether a record equals that of the demo or the publication. */
type Origin = (key: ContentKey, items: readonly StoredItem[]) => IsUntouched;

/** @throws SaveError */
async function originOfContent(): Promise<Origin> {
  const [{ seed }, published] = await Promise.all([
    import('@/domain/seed/seed'),
    publicationState(),
  ]);
  const { menus, settings, publication: _publication, ...lists } = seed;
  const all = { ...lists, menus: [menus], settings: settings ? [settings] : [] };
  const texts = new Set(
    PUBLISHED_KEYS.flatMap((key) => all[key].map((each) => JSON.stringify(each))),
  );
  return (key, items) => {
    const isPublished = published?.hashes[key] === composeHash(items);
    return ({ text }) => isPublished || texts.has(text);
  };
}

/** A record that joining would share. */
interface OwnRecord extends SharedRecord {
  readonly key: RecordKey;
  readonly record: string;
}

type Known = ReadonlyMap<string, Change>;

/**
 * The records that joining shares: those unlike the demo and publication, or known to the office.
 * In a transaction.
 */
async function ownRecords(
  epoch: string,
  known: Known,
  isUntouchedIn: Origin,
): Promise<OwnRecord[]> {
  const read = new Set(
    (
      await db.marks
        .where('[kind+id]')
        .between(...keyRange('readMessage'))
        .toArray()
    ).map(({ id }) => id),
  );
  const own: OwnRecord[] = [];
  for (const key of CONTENT_KEYS) {
    const { items } = await loadState(key, epoch);
    const isUntouched = isUntouchedIn(key, items);
    const isKnown = ({ id = '' }: StoredItem) => known.has(nameOf({ key, record: id }));
    const kept = items.filter((item) => !isUntouched(item) || isKnown(item));
    const outside = key === APPLICATIONS ? await db.outside.toArray() : [];
    for (const [record, { fields, status }] of await recordsIn(key, [...kept, ...outside])) {
      const isRead = key === 'contactMessages' && read.has(record);
      own.push({ key, record, fields: isRead ? { ...fields, read: true } : fields, status });
    }
  }
  return own;
}

const count = (records: Iterable<Pick<Change, 'key'>>): Partial<Record<Change['key'], number>> => {
  const counts: Partial<Record<Change['key'], number>> = {};
  for (const { key } of records) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Preview of joining: numbers of records by key. */
export interface JoinPreview {
  /** The names of the office's counters, by id. */
  readonly counters: ReadonlyMap<string, string>;
  readonly there: Partial<Record<Change['key'], number>>;
  readonly added: Partial<Record<Change['key'], number>>;
  readonly changed: Partial<Record<Change['key'], number>>;
}

const changesIn = (files: readonly Received[]) =>
  mergeChanges(files.flatMap(({ changes }) => changes));

/** Compares the stored content with an office's by value, changing nothing. @throws SaveError */
export async function previewJoin(files: readonly Received[]): Promise<JoinPreview> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(files);
  const own = await withDatabase(
    () => writeTransaction(db.tables, ({ epoch }) => ownRecords(epoch, known, origin)),
    () => [],
  );
  const thereIn = (each: OwnRecord) => {
    const change = recordIn(known, nameOf(each));
    return change && isThere(change) ? change : undefined;
  };
  const differs = (each: OwnRecord) =>
    Object.entries(thereIn(each)?.cells ?? {}).some(
      ([field, [, , value]]) =>
        value !== undefined && field !== WAY && !sameJson(value, each.fields[field] ?? null),
    );
  const states = [...known.values()].filter((each) => 'cells' in each && isThere(each));
  const names = states.flatMap((each) => (each.key === 'counters' && 'cells' in each ? each : []));
  return {
    counters: new Map(names.map(({ record, cells }) => [record, nameIn(cells)])),
    there: count(states),
    added: count(own.filter((each) => !thereIn(each))),
    changed: count(own.filter(differs)),
  };
}

/** This counter's decision about an application, if its office does not know it. */
function ownDecision(
  { key, record, status }: OwnRecord,
  slip: DecisionRow | undefined,
  known: Known,
  decisions: readonly NamedDecision[],
) {
  if (key !== APPLICATIONS || typeof status !== 'string') return undefined;
  if (slip?.status === status) {
    const id = decisionId(slip);
    const isTold = decisions.some((each) => each.id === id);
    return isTold || known.has(nameOf({ key: 'decisions', record: id })) ? undefined : slip;
  }
  const isKnown = decisions.length > 0 || known.has(nameOf({ key, record }));
  return isKnown || status === '' || status === 'Submitted' ? undefined : { status, decided: 0 };
}

/**
 * Joins the office: takes a restore point, gives what the folder lacks the first stamp, and shares
 * every commit from then on. Where both have a record, the office's wins. Call `receive` next.
 * @throws SaveError; the counter has not joined then
 */
export async function joinOffice(name: string, files: readonly Received[]): Promise<void> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(files);
  await withDatabase(
    () =>
      writeTransaction(db.tables, async (meta) => {
        const now = Date.now();
        const { isEarlier: _isEarlier, mustRead: _mustRead, ...earlier } = meta.office ?? {};
        const counter = meta.office?.counter ?? newCounterId();
        // Files from before this counter left the office are not written again.
        const number = meta.office ? meta.office.number + 1 : 0;
        const all: KeyState[] = [];
        for (const key of CONTENT_KEYS) all.push(await loadState(key, meta.epoch));
        await takeSnapshot('joining', all, now);
        const own = await ownRecords(meta.epoch, known, origin);
        const before = new Map((await stampsTable.toArray()).map((row) => [row.name, row]));
        const rows = new Map<string, StampRow>();
        const stands: string[] = [];
        // The newest slip of each application, as rows come in the order of their keys.
        const slips = new Map(
          (await decisionsTable.toArray()).map((row) => [row.applicationId, row]),
        );
        for (const each of own) {
          const { key, record, fields } = each;
          const id = nameOf(each);
          const row = before.get(id);
          const there = recordIn(known, id);
          const stamps = Object.keys(fields).map((field): [string, Cell] => [
            field,
            [FIRST_STAMP, counter],
          ]);
          let next = row ?? unknownRecord(key, record);
          // Where the office has a record, what it says of it is received next.
          if (there && isThere(there)) {
            next = { ...next, cells: {}, gone: {} };
            stands.push(id);
          } else if (!row) next = { ...next, cells: Object.fromEntries(stamps) };
          const { decisions = [] } = next;
          const decision = ownDecision(each, slips.get(record), known, decisions);
          if (decision)
            next = withDecisions(next, [
              ...decisions,
              toldDecision(record, decision, { counter }, decisions),
            ]);
          rows.set(id, next);
        }
        // Stamps shared with another folder that have no stored content: deletions and names.
        for (const row of before.values()) if (!rows.has(row.name)) rows.set(row.name, row);
        const last = Math.max(now, (meta.office?.last ?? 0) + 1);
        const told = [...rows.values()].filter((row) => lacks(known, row));
        await forgetStamps(stands);
        await stampsTable.bulkPut([
          ...told.map((row) => ({ ...row, file: number })),
          namedCounter(counter, [last, counter, name], number),
        ]);
        const waiting = told.length + 1 + (await tellUnknownSteps(known, number));
        const office = {
          ...earlier,
          counter,
          name,
          last,
          number,
          month: '',
          waiting,
          isInStep: true,
        };
        await db.meta.put({ ...meta, dataVersion: DATA_VERSION, office });
      }),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );
  announce('settings');
}

/** A folder, or an exchange file. */
export type FolderOrFile = FileSystemDirectoryHandle | File;

/** Why a folder or file cannot be used; `notOurs` is not an exchange file of this office. */
export class NotUsable extends Error {
  override name = 'NotUsable';
  readonly why:
    | 'notOurs'
    | 'olderFile'
    | 'newerFile'
    | 'olderFolder'
    | 'newerFolder'
    | 'notAllowed';

  constructor(why: NotUsable['why']) {
    super(why);
    this.why = why;
  }
}

async function readSource(source: FolderOrFile): Promise<readonly Received[]> {
  const key = await folderKey();
  if (key === undefined) throw new NotUsable('notOurs');
  if (!(source instanceof File)) {
    if (!(await requestWriteAccess(source))) throw new NotUsable('notAllowed');
    const files = await readFolder(source, key);
    const kinds = new Set(files.map(({ row }) => row.kind));
    if (kinds.has('older')) throw new NotUsable('olderFolder');
    if (kinds.has('newer')) throw new NotUsable('newerFolder');
    return files;
  }
  const read = await readExchange(source, key, Date.now());
  if (read === 'older') throw new NotUsable('olderFile');
  if (read === 'newer') throw new NotUsable('newerFile');
  if (typeof read === 'string') throw new NotUsable('notOurs');
  return read;
}

/** A read folder or exchange file, with a preview of joining. */
export interface SourceRead {
  /** Undefined when starting an office without a folder. */
  readonly source: FolderOrFile | undefined;
  readonly files: readonly Received[];
  readonly preview: JoinPreview;
}

/** Reads a folder or exchange file and previews joining. @throws NotUsable, DOMException, SaveError */
export async function openSource(source: FolderOrFile | undefined): Promise<SourceRead> {
  const files = source ? await readSource(source) : [];
  return { source, files, preview: await previewJoin(files) };
}

/** Joins the office and stores the changes of the others. @throws SaveError */
export async function join({
  name,
  read: { source, files },
}: {
  name: string;
  read: Pick<SourceRead, 'source' | 'files'>;
}): Promise<void> {
  await joinOffice(name, files);
  await receive(files);
  if (source && !(source instanceof File)) await shareFolder(source, files);
}

/** Imports an exchange file; resolves to the number of new changes. @throws NotUsable, SaveError */
export async function importExchange(file: File): Promise<number> {
  const taken = await receive(await readSource(file));
  // Without a folder, this file is all that can be read after the storage was cleared.
  if ((await chosenFolder()) === undefined)
    await writeTables([], () => db.meta.update('database', { 'office.mustRead': false }));
  syncNow();
  return taken;
}

/** Exports everything as an exchange file; resolves to the number left out. @throws SaveError */
export async function exportExchange(): Promise<number> {
  const [key, office] = [await folderKey(), await officeState()];
  if (key === undefined || office === undefined) throw new NotUsable('notOurs');
  const { lists, unshared } = listsOf((await ownChanges()).changes);
  const files: Uint8Array[] = [];
  for (const [number, list] of lists.entries()) {
    const texts = list.map(({ text }) => text);
    files.push(await sealCounterFile(key, { counter: office.counter, number }, texts));
  }
  const name = `dubai-visa-${office.name ?? ''}-${localDate(new Date())}`;
  saveBlob(new Blob([packFiles(key.id, files)]), fileNameForSaving(`${name}.visaswap`));
  return unshared.length;
}
