import * as v from 'valibot';

/** A schema for a query parameter: the router reads `?number=123456` as a number. */
export const searchText = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  undefined,
);
