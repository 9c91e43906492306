import * as v from 'valibot';

/** A tuple that rejects extra items; Valibot's `strictTuple` would add to every first load. */
export const exactTuple = <const Items extends v.TupleItems>(items: Items) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => (list.length === items.length ? list : [])),
    v.tuple(items),
  );
