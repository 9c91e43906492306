import { isRecord, sameJson } from '@/lib/json';
import { menusType } from '../../domain/menus';
import { settingsType } from '@/domain/settings';
import { isThere } from './cells';
import { ANSWERS_CELL, type RecordChange, type RecordKey, SETTINGS } from './change';

/** The shared fields of a record; null and absent are equal. */
export type Fields = Readonly<Record<string, unknown>>;

/** A stored record as counters share it. The status of an application follows from decisions. */
export interface SharedRecord {
  readonly fields: Fields;
  readonly status?: unknown;
}

const MAIL = 'smtp';
const LISTS = ['header', 'footer'];

/** Whether an object can be split into its members and rebuilt from them. */
const hasParts = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => !name.includes('.'));

function* paths(value: Fields, before = ''): Generator<[string, unknown]> {
  for (const [name, each] of Object.entries(value)) {
    if (before === '' && name === MAIL) continue;
    if (hasParts(each)) yield* paths(each, `${before}${name}.`);
    else yield [before + name, each];
  }
}

const idOf = (value: unknown): string | undefined => {
  const id = isRecord(value) ? value['id'] : undefined;
  if (Number.isFinite(id)) return String(id);
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/** What counters share of a stored value: all records of a singleton, or one entry of a list. */
export function sharedFields(key: RecordKey, stored: unknown): ReadonlyMap<string, SharedRecord> {
  const shared = new Map<string, SharedRecord>();
  if (!isRecord(stored)) return shared;
  if (key === 'settings')
    return shared.set(SETTINGS, { fields: Object.fromEntries(paths(stored)) });
  if (key !== 'menus') {
    const name = idOf(stored);
    const { id: _id, ...fields } = stored;
    if (name === undefined) return shared;
    if (key !== 'visaApplications') return shared.set(name, { fields });
    const { status, ...answers } = fields;
    return shared.set(name, { fields: { [ANSWERS_CELL]: answers }, status });
  }
  for (const list of LISTS) {
    const items: unknown = stored[list];
    for (const [place, item] of Array.isArray(items) ? items.entries() : []) {
      const name = idOf(item);
      if (name === undefined || shared.has(name) || !isRecord(item)) continue;
      const { id: _id, ...fields } = item;
      shared.set(name, { fields: { ...fields, list, place } });
    }
  }
  return shared;
}

/** The stored record with the values of its cells. */
function withCells(stored: Fields, { cells }: RecordChange): Record<string, unknown> {
  const next = { ...stored };
  for (const [name, [, , value]] of Object.entries(cells)) {
    // A stored null equals an absent field.
    if (value !== null && value !== undefined) next[name] = value;
    else if (next[name] !== null) Reflect.deleteProperty(next, name);
  }
  return next;
}

/** A copy without a prototype, so that every member name is safe. */
const ownMembers = (value: unknown): Record<string, unknown> =>
  Object.assign(Object.create(null), isRecord(value) ? value : undefined);

function settingsWith(stored: Fields, change: RecordChange): Fields {
  const next = ownMembers(undefined);
  const flat = withCells(Object.fromEntries(paths(stored)), change);
  // Shorter paths first: if one counter has a value where another has members, the members stay.
  for (const [path, value] of Object.entries(flat).toSorted(([a], [b]) => a.length - b.length)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = next;
    for (const name of names) at = at[name] = ownMembers(at[name]);
    at[last] = value;
  }
  return MAIL in stored ? { ...next, [MAIL]: stored[MAIL] } : next;
}

interface Placed {
  readonly item: unknown;
  readonly place: number;
  readonly id: string;
}

/** Rebuilds the menus; items of equal positions are ordered by id. */
function menusWith(stored: Fields, changes: ReadonlyMap<string, RecordChange>): Fields {
  const lists: Record<string, Placed[]> = { header: [], footer: [] };
  const items = new Map<string, unknown>();
  for (const list of LISTS) {
    const old: unknown = stored[list];
    for (const [place, item] of Array.isArray(old) ? old.entries() : []) {
      const id = idOf(item) ?? '';
      if (changes.has(id)) items.set(id, item);
      else lists[list]?.push({ item, place, id });
    }
  }
  for (const [id, change] of changes) {
    const old = items.get(id);
    const { list, place, ...fields } = withCells(isRecord(old) ? old : { id }, change);
    const into = lists[list === 'footer' ? 'footer' : 'header'];
    if (isThere(change))
      into?.push({ item: fields, place: Number.isFinite(place) ? Number(place) : 0, id });
  }
  const inOrder = Object.entries(lists).map(([list, each]) => [
    list,
    each.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)).map(({ item }) => item),
  ]);
  return { ...stored, ...Object.fromEntries(inOrder) };
}

/**
 * A stored record with merged changes: of all records of a singleton, or of one entry of a list.
 * The same object if nothing changes, and undefined if the record does not exist.
 */
export function withChanges(
  key: RecordKey,
  stored: Fields | undefined,
  changes: ReadonlyMap<string, RecordChange>,
): Fields | undefined {
  const [change] = changes.values();
  if (change === undefined) return stored;
  let next: Fields | undefined;
  if (key === 'menus') next = menusWith(stored ?? menusType.initial, changes);
  else if (key === 'settings') next = settingsWith(stored ?? settingsType.initial, change);
  else if (isThere(change)) {
    const { [ANSWERS_CELL]: answers, ...cells } = change.cells;
    if (key === 'visaApplications') {
      const { id = change.record, status } = stored ?? {};
      const value = isRecord(answers?.[2]) ? answers[2] : {};
      next = { ...value, id, ...(status !== undefined && { status }) };
    } else {
      // The read mark of a message is not stored in its record.
      const { read: _read, ...fields } = cells;
      next = withCells(stored ?? { id: change.record }, {
        ...change,
        cells: key === 'contactMessages' ? fields : cells,
      });
    }
  }
  return next !== undefined && stored !== undefined && sameJson(next, stored) ? stored : next;
}
