import * as v from 'valibot';

/*
 * The atoms of every stored shape. Only what identifies a record is demanded; a field of the
 * wrong type reads as its default, so that one odd field does not hide a whole record.
 * Objects are loose: fields that this version does not know survive a save.
 */
const identity = v.pipe(v.string(), v.nonEmpty());
const text = v.fallback(v.string(), '');
const published = v.fallback(v.boolean(), true);
const order = v.fallback(v.pipe(v.number(), v.integer()), 0);
/** Members that are no texts are left out one by one: a single bad one must not empty a list. */
const textList = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((each) => typeof each === 'string')),
  ),
  [],
);

export const field = { identity, text, published, order, textList } as const;
