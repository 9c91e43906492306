import { PUBLISHED_KEYS } from '@/domain/published';
import type { ContentKey } from '@/domain/registry';
import { isThere, knowsMore, mergeChanges, nameOf, recordIn } from '@/engines/officeSync/cells';
import {
  type Cell,
  type Change,
  FIRST_STAMP,
  type RecordChange,
  type RecordKey,
  WAY,
} from '@/engines/officeSync/change';
import { newCounterId } from '@/engines/officeSync/folderFile';
import type { Fields, SharedRecord } from '@/engines/officeSync/sharedFields';
import { sameJson } from '@/lib/json';
import { decisionsTable, takenOverTable } from '@/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { reconcileKeys } from '@/store/journal/commit';
import { withDatabase, writeTables, writeTransaction } from '@/store/journal/database';
import { DATA_VERSION, db, keyRange } from '@/store/journal/db';
import { loadState, type KeyState } from '@/store/journal/journal';
import { takeSnapshot } from '@/store/journal/snapshots';
import { composeHash, type StoredItem } from '@/store/journal/text';
import { CONTENT_KEYS } from '@/store/keys';
import { announce } from '@/store/local/changeEvents';
import { publicationState } from '@/store/publicationState';
import type { FolderReading } from './exchange';
import {
  byApplication,
  noteContradictions,
  sharedIn,
  toldDecision,
  decisionId,
  decisionsAbout,
  namedCounter,
  unknownRecord,
} from './stamps';
import {
  stampsTable,
  type StampRow,
  tellUnknown,
  toldDecisionsTable,
  type ToldDecisionRow,
} from './tables';

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
  const ways = new Map((await takenOverTable.toArray()).map((row) => [row.applicationId, row]));
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
    for (const [record, { fields, status }] of sharedIn(key, [...kept, ...outside])) {
      const { applicationId: _id, ...way } = ways.get(record) ?? {};
      const extra: Fields = {
        ...(key === APPLICATIONS && ways.has(record) && { [WAY]: way }),
        ...(key === 'contactMessages' && read.has(record) && { read: true }),
      };
      own.push({ key, record, fields: { ...fields, ...extra }, status });
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

/** The name in a counter's record; empty if it has none. */
const counterNameIn = ({ cells }: Pick<RecordChange, 'cells'>): string => {
  const value = cells['name']?.[2];
  return typeof value === 'string' ? value : '';
};

const changesIn = ({ files }: Pick<FolderReading, 'files'>) =>
  mergeChanges(files.flatMap(({ changes }) => changes));

/** Compares the stored content with an office's by value, changing nothing. @throws SaveError */
export async function previewJoin(reading: Pick<FolderReading, 'files'>): Promise<JoinPreview> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(reading);
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
    counters: new Map(names.map((each) => [each.record, counterNameIn(each)])),
    there: count(states),
    added: count(own.filter((each) => !thereIn(each))),
    changed: count(own.filter(differs)),
  };
}

/** This counter's decisions that the office does not know yet. In a transaction. */
async function ownDecisions(own: readonly OwnRecord[], known: Known, office: { counter: string }) {
  const rows: ToldDecisionRow[] = [];
  const slips = new Map((await decisionsTable.toArray()).map((row) => [row.applicationId, row]));
  const told = new Set((await toldDecisionsTable.toCollection().primaryKeys()).map(String));
  const about = byApplication(await decisionsAbout(own.map(({ record }) => record)));
  for (const { key, record, status } of own) {
    if (key !== APPLICATIONS || typeof status !== 'string') continue;
    // Rows come in key order, so that `slips` has the newest decision of each application.
    const slip = slips.get(record);
    const isStanding = slip?.status === status;
    const id = isStanding ? decisionId(slip) : undefined;
    if (id !== undefined && (told.has(id) || known.has(nameOf({ key: 'decisions', record: id }))))
      continue;
    const isKnown = recordIn(known, nameOf({ key, record })) !== undefined;
    if (!isStanding && (isKnown || status === '' || status === 'Submitted' || about.has(record)))
      continue;
    rows.push(
      toldDecision(
        record,
        isStanding ? slip : { status, decided: 0 },
        office,
        about.get(record) ?? [],
      ),
    );
  }
  return rows;
}

/**
 * Joins the office: takes a restore point, gives what the folder lacks the first stamp, and shares
 * every commit from then on. Where both have a record, the office's wins. Call `receive` next.
 * @throws SaveError; the counter has not joined then
 */
export async function joinOffice(
  name: string,
  reading: Pick<FolderReading, 'files'>,
): Promise<void> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(reading);
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
        const rows: StampRow[] = [];
        const stands: string[] = [];
        for (const { key, record, fields } of own) {
          const row = before.get(nameOf({ key, record }));
          const there = recordIn(known, nameOf({ key, record }));
          if (there && isThere(there)) stands.push(nameOf({ key, record }));
          else if (row) rows.push({ ...row, file: number });
          else {
            const cells = Object.keys(fields).map((field): [string, Cell] => [
              field,
              [FIRST_STAMP, counter],
            ]);
            rows.push({
              ...unknownRecord(key, record),
              cells: Object.fromEntries(cells),
              file: number,
            });
          }
        }
        // Stamps shared with another folder that have no stored content: deletions and names.
        const listed = new Set(own.map(nameOf));
        for (const row of before.values())
          if (!listed.has(row.name) && knowsMore(row, recordIn(known, row.name)))
            rows.push({ ...row, file: number });
        const last = Math.max(now, (meta.office?.last ?? 0) + 1);
        rows.push(namedCounter(counter, [last, counter, name], number));
        await stampsTable.bulkDelete(stands);
        await stampsTable.bulkPut(rows);
        const decisions = await ownDecisions(own, known, { counter });
        await toldDecisionsTable.bulkPut(decisions);
        await noteContradictions(decisions.map(({ applicationId }) => applicationId));
        const waiting = rows.length + (await tellUnknown(known, number));
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

/** Leaves the office; content and known changes are kept. @throws SaveError */
export async function leaveOffice(): Promise<void> {
  await writeTables([stampsTable], async (meta) => {
    // Only the rows: the files stay in the folder.
    await stampsTable.where('name').startsWith('documents ').delete();
    if (meta.office) await db.meta.update('database', { 'office.isInStep': false });
  });
  announce('settings');
}
