import * as v from 'valibot';

/** A list of exactly these members; Valibot's own `strictTuple` would be in every first load. */
export const exactTuple = <const Items extends v.TupleItems>(items: Items) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => (list.length === items.length ? list : [])),
    v.tuple(items),
  );
