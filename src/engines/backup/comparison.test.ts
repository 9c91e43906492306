import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import {
  type IncomingRecord,
  countDifferences,
  outcome,
  pair,
  type RestoreMode,
  type Stored,
} from './comparison';

interface Thing {
  id: string;
  text: string;
}
const stored = (thing: Thing): Stored => ({ id: thing.id, text: JSON.stringify(thing) });
const incoming = (thing: Thing): IncomingRecord => ({ id: thing.id, record: thing, raw: thing });

function run(here: Thing[], file: Thing[], mode: RestoreMode) {
  const pairing = pair(here.map(stored), file.map(incoming));
  const after = outcome(pairing, mode).map(({ stored: item, incoming: next }): unknown =>
    next ? next.record : JSON.parse(item?.text ?? ''),
  );
  return { difference: countDifferences(pairing), after };
}

const HERE = [
  { id: 'a', text: 'same' },
  { id: 'b', text: 'old' },
  { id: 'c', text: 'only here' },
];
const FILE = [
  { id: 'd', text: 'new' },
  { id: 'b', text: 'newer' },
  { id: 'a', text: 'same' },
];

test('tells new, changed, identical and local-only records apart', () => {
  expect(run(HERE, FILE, 'replace').difference).toEqual({
    incoming: 3,
    added: 1,
    changed: 1,
    same: 1,
    onlyStored: 1,
  });
});

test('replacing leaves the records of the file', () => {
  expect(run(HERE, FILE, 'replace').after).toEqual(FILE);
});

test('adding leaves stored records unchanged', () => {
  expect(run(HERE, FILE, 'add').after).toEqual([...HERE, FILE[0]]);
});

test('a record that is stored verbatim stays uncorrected', () => {
  const raw = { id: 'a', text: '<p>Hi' };
  const pairing = pair([stored(raw)], [{ id: 'a', raw, record: { id: 'a', text: '<p>Hi</p>' } }]);
  expect(outcome(pairing, 'replace')).toMatchObject([{ stored: stored(raw), incoming: undefined }]);
});

test('records with equal ids stay distinct', () => {
  const twice = [HERE[1], { id: 'b', text: 'second' }].filter((each) => each !== undefined);
  expect(run(twice, twice, 'add').difference).toMatchObject({ same: 2, onlyStored: 0 });
  expect(run([], twice, 'add').after).toEqual(twice);
});

const things = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.string() }));

test('property: the counts add up and no record is lost', () => {
  fc.assert(
    fc.property(things, things, (here, file) => {
      const { difference, after } = run(here, file, 'add');
      const { incoming: count, added, changed, same, onlyStored } = difference;
      expect(added + changed + same).toBe(count);
      expect(changed + same + onlyStored).toBe(here.length);
      expect(after).toHaveLength(here.length + added);
      expect(after).toEqual(expect.arrayContaining(here));
      expect(run(here, file, 'replace').after).toEqual(file);
      // Restoring twice changes nothing.
      const again = pair(file.map(stored), file.map(incoming));
      expect(countDifferences(again)).toMatchObject({ added: 0, changed: 0, onlyStored: 0 });
    }),
  );
});
