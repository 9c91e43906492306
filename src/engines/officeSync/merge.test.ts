import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import * as fc from '@test/fastCheck';
import { utf8, toBase64Url } from '@/lib/crypto/bytes';
import { sameJson } from '@/lib/sameJson';
import { type Change, FIELD, parseChange, toWire } from './change';
import { changesBetween } from './changesBetween';
import {
  unresolvedDecisions,
  headIds,
  isUnsettled,
  merge,
  openFields,
  portionsOf,
  type RecordState,
  mergedStatus,
} from './merge';
import type { Fields } from './sharedFields';

const RUNS = { numRuns: Number(process.env['MERGE_RUNS'] ?? 200) };

// Many runs take long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const idOf = (count: number) => toBase64Url(utf8(String(count).padStart(16, '0')));

/** All observable properties of merged records, in a fixed order. */
function shown(states: ReadonlyMap<string, RecordState>): unknown {
  const all = [...states].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return all.map(([name, state]) => [
    name,
    state.isThere,
    mergedStatus(state),
    isUnsettled(state),
    headIds(state).toSorted(),
    [...state.fields]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, heads]) => [field, heads.map(({ value, ids }) => [value, ids.toSorted()])]),
  ]);
}

const KEY = 'visaApplications';
const FIELDS = ['firstName', 'phone'];
const STATUSES = ['Approved', 'Rejected'];
/** Equal at every counter: the demo's record, or one application taken over at several counters. */
const submitted = (record: string): Fields => ({
  firstName: `first ${record}`,
  phone: `phone ${record}`,
  [FIELD.decision]: { status: 'Submitted' },
});

/** A counter in the model, with the records that it knows. */
class Counter {
  changes = new Map<string, Change>();
  /** A backup of its profile. */
  kept = new Map<string, Change>();

  state(record: string): RecordState | undefined {
    return merge([...this.changes.values()]).get(`${KEY} ${record}`);
  }

  fields(record: string): Fields | undefined {
    const state = this.state(record);
    if (state?.isThere !== true) return undefined;
    const plain = FIELDS.map((name) => [name, state.fields.get(name)?.[0]?.value]);
    return { ...Object.fromEntries(plain), [FIELD.decision]: { status: mergedStatus(state) } };
  }
}

/** An office of counters with random edits, decisions, deletions and syncs. */
class Office {
  readonly counters: Counter[];
  #ids = 0;
  /** For each change, everything that its counter knew when making it. */
  readonly seen = new Map<string, ReadonlySet<string>>();

  constructor(count: number) {
    this.counters = Array.from({ length: count }, () => new Counter());
  }

  counter(place: number): Counter {
    const counter = this.counters[place % this.counters.length];
    if (!counter) throw new Error('no counter');
    return counter;
  }

  commit(place: number, record: string, after: Fields | undefined): void {
    const counter = this.counter(place);
    const before = counter.fields(record);
    const clock = Math.max(0, ...[...counter.changes.values()].map((each) => each.clock));
    const seen = new Set(counter.changes.keys());
    const edited = { key: KEY, record, before, after, isDeleted: after === undefined } as const;
    const newId = () => idOf((this.#ids += 1));
    const known = merge([...counter.changes.values()]);
    // Equal times, because times must not affect the order.
    const made = changesBetween([edited], known, { by: { counter: 'c', at: 0 }, clock, newId });
    for (const change of made) {
      counter.changes.set(change.id, change);
      this.seen.set(change.id, seen);
    }
  }

  /** Delivers a random part of the changes, some of them twice. */
  carry(from: number, to: number, part: number): void {
    const all = [...this.counter(from).changes.values()];
    const some = all.filter((_change, at) => (part >> (at % 8)) % 2 === 1);
    for (const change of [...some.toReversed(), ...some]) {
      const arrived = parseChange(JSON.parse(JSON.stringify(toWire(change))));
      if (arrived) this.counter(to).changes.set(arrived.id, arrived);
    }
  }

  /** Delivers everything to all counters. */
  settle(): ReadonlyMap<string, RecordState> {
    const all = new Map(this.counters.flatMap(({ changes }) => [...changes]));
    for (const counter of this.counters)
      counter.changes = new Map([...counter.changes, ...[...all].toReversed()]);
    return merge([...all.values()]);
  }
}

const step = fc.record({
  what: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'decide',
    'delete',
    'takeOver',
    'takeOver',
    'carry',
    'carry',
    'carry',
    'copyProfile',
    'keepProfile',
    'oldProfile',
  ),
  at: fc.nat(6),
  to: fc.nat(6),
  record: fc.constantFrom('1', '2'),
  field: fc.constantFrom(...FIELDS),
  value: fc.nat(5),
  part: fc.integer({ min: 1, max: 255 }),
});

function run(
  count: number,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
): Office {
  const office = new Office(count);
  for (const { what, at, to, record, field, value, part } of steps) {
    const counter = office.counter(at);
    const fields = counter.fields(record);
    if (what === 'takeOver') {
      if (!fields) office.commit(at, record, submitted(record));
    } else if (what === 'carry') office.carry(at, to, part);
    else if (what === 'copyProfile') office.counter(to).changes = new Map(counter.changes);
    else if (what === 'keepProfile') counter.kept = new Map(counter.changes);
    else if (what === 'oldProfile') counter.changes = new Map(counter.kept);
    else if (fields && what === 'delete') office.commit(at, record, undefined);
    else if (fields && what === 'edit')
      office.commit(at, record, { ...fields, [field]: `value ${String(value)}` });
    else if (fields && what === 'decide')
      office.commit(at, record, { ...fields, [FIELD.decision]: { status: STATUSES[value % 2] } });
  }
  return office;
}

const stories = [
  fc.integer({ min: 2, max: 7 }),
  fc.array(step, { maxLength: 90, size: 'max' }),
] as const;

test('counters with the same changes show the same, in any order, with repetitions or in parts', () => {
  fc.assert(
    fc.property(...stories, fc.infiniteStream(fc.nat()), (count, steps, places) => {
      const office = run(count, steps);
      const end = shown(office.settle());
      for (const { changes } of office.counters)
        expect(shown(merge([...changes.values()]))).toEqual(end);
      const all = [...office.counter(0).changes.values()];
      const shuffled = [...all, ...all]
        .map((change) => ({ change, place: places.next().value }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ change }) => change);
      expect(shown(merge(shuffled))).toEqual(end);
    }),
    RUNS,
  );
});

/** All changes after a full sync, and their merged state. */
function ending(office: Office) {
  const states = office.settle();
  return { states, changes: [...office.counter(0).changes.values()] };
}

const isOf = (state: RecordState) => (change: Change) => change.record === state.record;

test('no value is lost, unless somebody who saw it replaced it', () => {
  fc.assert(
    fc.property(...stories, (count, steps) => {
      const office = run(count, steps);
      const existing = office.counters.flatMap(({ changes }) => [...changes.values()]);
      const { states } = ending(office);
      const edits = existing.filter(({ clock }) => clock > 0);
      const gone = edits.flatMap(({ id, record, fields }) =>
        Object.keys(fields)
          .filter((name) => !name.startsWith('#') || name === FIELD.decision)
          .filter((name) => {
            const state = states.get(`${KEY} ${record}`);
            const heads = state?.fields.get(name) ?? [];
            const isListed =
              heads.length < 2 ||
              state?.isThere !== true ||
              openFields(state).some(([field]) => field === name);
            const isGiven = ({ ids, value }: (typeof heads)[number]) =>
              ids.includes(id) && sameJson(value, fields[name]?.value);
            const isHead = heads.some(isGiven) && isListed;
            const isOutdated = edits.some(
              (later) => name in later.fields && office.seen.get(later.id)?.has(id) === true,
            );
            const isBorn = heads[0]?.clock === 0;
            return isBorn || !(isHead || isOutdated);
          }),
      );
      expect(gone).toEqual([]);
    }),
    RUNS,
  );
});

test('a record is deleted only if its deleter had seen all its edits', () => {
  fc.assert(
    fc.property(...stories, (count, steps) => {
      const office = run(count, steps);
      const { states, changes } = ending(office);
      const isDeletion = ({ fields }: Change) =>
        v.is(v.pipe(v.array(v.string()), v.nonEmpty()), fields[FIELD.deleted]?.value);
      const wronglyGone = [...states.values()].filter((state) => {
        const own = changes.filter(isOf(state));
        const deletions = own.filter(isDeletion);
        const heads = new Set(headIds(state));
        const isUnseen = ({ id, clock }: Change) =>
          clock > 0 &&
          heads.has(id) &&
          !deletions.some((each) => office.seen.get(each.id)?.has(id));
        return !state.isThere && (deletions.length === 0 || own.some(isUnseen));
      });
      expect(wronglyGone).toEqual([]);
    }),
    RUNS,
  );
});

const said = ({ fields }: Change) =>
  v.parse(v.object({ status: v.string() }), fields[FIELD.decision]?.value).status;

test('an application that was decided is never shown as submitted, and two decisions wait for a person', () => {
  fc.assert(
    fc.property(...stories, (count, steps) => {
      const office = run(count, steps);
      const { states, changes } = ending(office);
      for (const state of states.values()) {
        const own = changes.filter(isOf(state));
        const decisions = own.filter(({ clock, fields }) => clock > 0 && FIELD.decision in fields);
        const last = decisions.filter(
          ({ id }) => !decisions.some((later) => office.seen.get(later.id)?.has(id)),
        );
        const isApart = new Set(last.map(said)).size > 1;
        // A counter that deletes a decided application and takes it over again knows the decision.
        const isAgain = own.some(({ fields }) => FIELD.deleted in fields);
        const isForgotten = decisions.length > 0 && !isAgain && mergedStatus(state) === 'Submitted';
        expect(isForgotten).toBe(false);
        expect(unresolvedDecisions(state).length > 0).toBe(isApart);
        expect(mergedStatus(state) === 'Processing').toBe(isApart);
        // A resolved conflict stays resolved.
        office.commit(0, state.record, {
          ...submitted('x'),
          [FIELD.decision]: { status: 'Settled' },
        });
        const settled = office.counter(0).state(state.record);
        expect(settled && mergedStatus(settled)).toBe('Settled');
      }
    }),
    RUNS,
  );
});

// Few ids and clocks, to produce cycles and ids with several contents.
const foreign = fc
  .record({
    id: fc.nat(5),
    clock: fc.nat(3),
    field: fc.constantFrom('a', 'title', FIELD.deleted),
    // A title that is a list is refused.
    value: fc.oneof(fc.nat(2), fc.constant([])),
    replaces: fc.array(fc.nat(5), { maxLength: 3 }),
  })
  .map(({ id, clock, field, value, replaces }): Change => {
    const ids = replaces.map(idOf);
    const given = field === FIELD.deleted ? ids : value;
    return {
      id: idOf(id),
      clock,
      key: 'pages',
      record: 'p',
      fields: { [field]: { value: given, replaces: ids } },
    };
  });

test('changes that this app would not make are merged alike in every order', () => {
  fc.assert(
    fc.property(
      fc.array(foreign, { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (changes, places) => {
        const shuffled = [...changes, ...changes]
          .map((change) => ({ change, place: places.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ change }) => change);
        expect(shown(merge(shuffled))).toEqual(shown(merge(changes)));
        for (const { fields } of merge(changes).values())
          for (const heads of fields.values()) expect(heads.length).toBeGreaterThan(0);
      },
    ),
    RUNS,
  );
});

test('a title that is accepted is shown before all that are not', () => {
  const distinct = fc.uniqueArray(foreign, { maxLength: 8, selector: ({ id }) => id });
  fc.assert(
    fc.property(distinct, (changes) => {
      const titles = changes.flatMap(({ fields: { title } }) => (title ? [title.value] : []));
      const shownTitle = merge(changes).get('pages p')?.fields.get('title')?.[0]?.value;
      expect(Array.isArray(shownTitle)).toBe(titles.length > 0 && titles.every(Array.isArray));
    }),
    RUNS,
  );
});

test('changes in a cycle are all heads until another one replaces them', () => {
  const COUNT = 20_000;
  const circle = Array.from({ length: COUNT }, (_, at): Change => ({
    id: idOf(at),
    clock: 1,
    key: 'pages',
    record: 'p',
    fields: { title: { value: at, replaces: [idOf((at + 1) % COUNT)] } },
  }));
  const titles = (changes: readonly Change[]) =>
    merge(changes).get('pages p')?.fields.get('title')?.length;
  expect(titles(circle)).toBe(COUNT);
  const end: Change = {
    id: idOf(COUNT),
    clock: 2,
    key: 'pages',
    record: 'p',
    fields: { title: { value: 'end', replaces: [idOf(0)] } },
  };
  expect(titles([...circle, end])).toBe(1);
});

test('a value of the wrong type waits, and what it replaced is shown', () => {
  const change = (at: number, field: string, value: unknown, replaces: readonly number[] = []) => ({
    id: idOf(at),
    clock: at,
    key: 'pages' as const,
    record: 'p',
    fields: { [field]: { value, replaces: replaces.map(idOf) } },
  });
  const values = (field: string, changes: readonly Change[]) =>
    merge(changes)
      .get('pages p')
      ?.fields.get(field)
      ?.map(({ value }) => value);
  const broken = [
    change(1, 'title', 'Fees'),
    change(2, 'title', { html: 'x' }, [1]),
    change(3, 'title', ['y'], [2]),
  ];
  expect(values('title', broken)).toEqual(['Fees', ['y']]);
  const mended = [...broken, change(4, 'title', 'Prices', [3])];
  expect(values('title', mended)).toEqual(['Prices']);
  expect(
    values('published', [change(1, 'published', false), change(2, 'published', 'no', [1])]),
  ).toEqual([false, 'no']);
  expect(values('title', [change(1, 'title', 1)])).toEqual([1]);
  expect(values('title', [change(1, 'title', {})])).toEqual([{}]);
  expect(values('newer', [change(1, 'newer', 'a'), change(2, 'newer', {}, [1])])).toEqual([{}]);
});

test('a long chain of refused values is merged in a moment', () => {
  const COUNT = 20_000;
  const chain = Array.from({ length: COUNT }, (_, at): Change => ({
    id: idOf(at),
    clock: at,
    key: 'pages',
    record: 'p',
    fields: {
      title: { value: at === 0 ? 'Fees' : [at], replaces: at === 0 ? [] : [idOf(at - 1)] },
    },
  }));
  expect(merge(chain).get('pages p')?.fields.get('title')?.[0]?.value).toBe('Fees');
});

test('batches contain every change once, those of a record together', () => {
  const change = (at: number, record: string): Change => {
    return { id: idOf(at), clock: 1, key: 'pages', record, fields: {} };
  };
  const records = ['a', 'b', 'c', 'a', 'd', 'b', 'e', 'a'];
  const portions = portionsOf(
    records.map((record, at) => change(at, record)),
    3,
  );
  expect(portions.map((some) => some.map(({ record }) => record).join(''))).toEqual([
    'aaa',
    'bbc',
    'de',
  ]);
  expect(new Set(portions.flat().map(({ id }) => id)).size).toBe(records.length);
});
