import { isRecord } from '../../lib/isRecord';
import { sameJson } from '../../lib/sameJson';
import { menusType } from '../../domain/menus';
import { settingsType } from '../../domain/settings';
import { FIELD, fieldPath, SETTINGS, type SharedKey } from './change';
import { type RecordState, mergedStatus } from './merge';

/** The shared fields of a record; null and absent are equal. */
export type Fields = Readonly<Record<string, unknown>>;

const MAIL = 'smtp';
const LISTS = ['header', 'footer'];

/** Whether an object can be split into its members and put together again. */
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

/** The shared fields of a stored value: of all records of a singleton, or of one entry of a list. */
export function sharedFields(key: SharedKey, stored: unknown): ReadonlyMap<string, Fields> {
  const shared = new Map<string, Fields>();
  if (!isRecord(stored)) return shared;
  if (key === 'settings') return shared.set(SETTINGS, Object.fromEntries(paths(stored)));
  if (key !== 'menus') {
    const name = idOf(stored);
    const { id: _id, status, ...fields } = stored;
    if (key !== 'visaApplications' && 'status' in stored) Object.assign(fields, { status });
    const decision = key === 'visaApplications' ? { [FIELD.decision]: { status } } : {};
    return name === undefined ? shared : shared.set(name, { ...fields, ...decision });
  }
  for (const list of LISTS) {
    const items: unknown = stored[list];
    for (const [place, item] of Array.isArray(items) ? items.entries() : []) {
      const name = idOf(item);
      if (name === undefined || shared.has(name) || !isRecord(item)) continue;
      const { id: _id, ...fields } = item;
      shared.set(name, { ...fields, list, place });
    }
  }
  return shared;
}

/** The stored record with the fields of its merged state. */
function withFields(stored: Fields, { fields }: RecordState): Record<string, unknown> {
  const next = { ...stored };
  for (const [name, [head]] of fields) {
    if (name.startsWith('#')) continue;
    // A stored null equals an absent field.
    if (head?.value !== null) next[name] = head?.value;
    else if (next[name] !== null) Reflect.deleteProperty(next, name);
  }
  return next;
}

/** A copy whose members all are its own, whatever their names. */
const ownMembers = (value: unknown): Record<string, unknown> =>
  Object.assign(Object.create(null), isRecord(value) ? value : undefined);

function settingsWith(stored: Fields, state: RecordState): Fields {
  const next = ownMembers(undefined);
  const flat = withFields(Object.fromEntries(paths(stored)), state);
  // Where one counter has a value and another has values inside it, those inside stay.
  for (const [path, value] of Object.entries(flat).toSorted(([a], [b]) => a.length - b.length)) {
    const names = [...fieldPath('settings', path)];
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
function menusWith(stored: Fields, states: ReadonlyMap<string, RecordState>): Fields {
  const lists: Record<string, Placed[]> = { header: [], footer: [] };
  const items = new Map<string, unknown>();
  for (const list of LISTS) {
    const old: unknown = stored[list];
    for (const [place, item] of Array.isArray(old) ? old.entries() : []) {
      const id = idOf(item) ?? '';
      if (states.has(id)) items.set(id, item);
      else lists[list]?.push({ item, place, id });
    }
  }
  for (const [id, state] of states) {
    const old = items.get(id);
    const { list, place, ...fields } = withFields(isRecord(old) ? old : { id }, state);
    const into = lists[list === 'footer' ? 'footer' : 'header'];
    if (state.isThere)
      into?.push({ item: fields, place: Number.isFinite(place) ? Number(place) : 0, id });
  }
  const inOrder = Object.entries(lists).map(([list, each]) => [
    list,
    each.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)).map(({ item }) => item),
  ]);
  return { ...stored, ...Object.fromEntries(inOrder) };
}

/**
 * Applies merged states to a stored record; returns the same object if nothing changes, and undefined
 * if the record does not exist.
 */
export function withStates(
  key: SharedKey,
  stored: Fields | undefined,
  states: ReadonlyMap<string, RecordState>,
): Fields | undefined {
  const [state] = states.values();
  if (state === undefined) return stored;
  let next: Fields | undefined;
  if (key === 'menus') next = menusWith(stored ?? menusType.initial, states);
  else if (key === 'settings') next = settingsWith(stored ?? settingsType.initial, state);
  else if (state.isThere) {
    next = withFields(stored ?? { id: state.record }, state);
    const status = key === 'visaApplications' ? mergedStatus(state) : undefined;
    if (status !== undefined) next = { ...next, status };
  }
  return next !== undefined && stored !== undefined && sameJson(next, stored) ? stored : next;
}
