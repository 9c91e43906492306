import * as v from 'valibot';

const number = v.pipe(v.number(), v.finite());

/*
 * The atoms of every stored shape. Only what identifies a record is demanded; a field of the
 * wrong type reads as its default, so that one odd field does not hide a whole record. What can
 * mean only one thing is read as that: a number in a text's place as its digits.
 * Objects are loose: fields that this version does not know survive a save.
 */
const anyText = v.union([v.string(), v.pipe(number, v.transform(String))]);
const identity = v.pipe(anyText, v.nonEmpty());
const text = v.fallback(anyText, '');
/** Published is `true`, or a record that says nothing; what says anything else is a draft. */
const published = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((said) => said === true),
  ),
  true,
);
const order = v.fallback(
  v.pipe(
    v.union([number, v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.transform(Math.trunc),
    v.safeInteger(),
  ),
  0,
);
/** Members that are no texts are left out one by one: a single bad one must not empty a list. */
const textList = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((each) => {
        const read = v.safeParse(anyText, each);
        return read.success ? [read.output] : [];
      }),
    ),
  ),
  [],
);

export const field = { identity, text, published, order, textList } as const;
