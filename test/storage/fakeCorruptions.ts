/** A corrupted text that storage may return. */
export interface Corruption {
  readonly name: string;
  readonly text: string;
}

const DEEP = 100_000;
const RUBBISH_LENGTH = 4_000_000;

/** A record whose fields all have the wrong type. */
function turned(records: readonly object[], becomes: (value: unknown) => unknown): string {
  const all = records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]: [string, unknown]) => [
        name,
        name === 'id' ? value : becomes(value),
      ]),
    ),
  );
  return JSON.stringify(all);
}

const cuts = [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99];

/** Corrupts a text as storage does: truncated, mixed, of another type, absurd. */
export function corruptionsOf(good: string, records: readonly object[]): Corruption[] {
  const inner = good.slice(1, -1);
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      cuts.map((part) => [`cut off at ${part}`, good.slice(0, Math.floor(good.length * part))]),
    ),
    'its last character gone': good.slice(0, -1),
    'its first character gone': good.slice(1),
    'written twice': good + good,
    'two texts mixed': good.slice(0, good.length / 2) + good,
    'no JSON': 'undefined',
    'an object as text': '[object Object]',
    empty: '',
    blank: ' \n\t',
    null: 'null',
    true: 'true',
    number: '42',
    'not a number': 'NaN',
    'beyond all numbers': '[{"id":"1","order":1e999},{"id":"2","order":-1e999}]',
    'no number inside': '[{"id":"1","order":NaN}]',
    string: '"text"',
    'JSON in a string': JSON.stringify(good),
    'an empty list': '[]',
    'an empty object': '{}',
    'a list in place of an object': '[[[]]]',
    'the wrong container': `{"0":${inner === '' ? '{}' : good}}`,
    'in another list': `[${good}]`,
    'a comma too many': `[${inner},]`,
    'single quotes': good.replaceAll('"', "'"),
    'a comment': `/* saved */${good}`,
    'a byte order mark': `\uFEFF${good}`,
    'NUL at its end': `${good}\u0000`,
    'a control character inside': '[{"id":"1","title":"a\u0001b"}]',
    'lone surrogates': '[{"id":"\ud800","title":"\udfff"}]',
    'escaped lone surrogates': String.raw`[{"id":"\ud800","title":"\udfff"}]`,
    'read in another encoding': good.replaceAll(/[^ -~]/gu, 'Ã¢â‚¬'),
    'deep lists': '['.repeat(DEEP),
    'deep lists that end': '['.repeat(DEEP) + ']'.repeat(DEEP),
    'deep objects': '{"a":'.repeat(DEEP),
    'deep inside a record': `[{"id":"1","title":${'['.repeat(5000)}${']'.repeat(5000)}}]`,
    'a prototype': '[{"id":"1","__proto__":{"published":true},"constructor":1,"prototype":{}}]',
    'rubbish inside': '[null,1,"x",[],{"id":7},{},{"id":""},{"id":null}]',
    'equal ids': '[{"id":"1"},{"id":"1"},{"id":"1"}]',
    'names twice': '[{"id":"1","id":"2","title":"a","title":[]}]',
    'four million characters of rubbish': '\u2603'.repeat(RUBBISH_LENGTH),
    'one field of a million characters': `[{"id":"1","title":"${'W'.repeat(1_000_000)}"}]`,
    'every field null': turned(records, () => null),
    'every field a number': turned(records, () => 7),
    'every field an object': turned(records, () => ({ a: { b: [] } })),
    'every field a list': turned(records, () => [null, {}, 'x']),
    'every field empty': turned(records, () => ''),
    'every field true': turned(records, () => true),
  };
  const all = Object.entries(texts).map(([name, text]) => ({ name, text }));
  return all.filter(({ text }) => text !== good);
}
