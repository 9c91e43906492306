import * as v from 'valibot';

const scalar = v.union([v.string(), v.number(), v.boolean()]);

/**
 * A schema for a query parameter as text: the router reads `?number=123456` as a number, and
 * `?open=true` as a boolean.
 */
export const searchText = v.fallback(
  v.optional(
    v.pipe(
      v.union([scalar, v.instance(Array)]),
      // If a parameter occurs twice, the first one counts.
      v.transform((value): unknown => [value].flat()[0]),
      scalar,
      v.transform(String),
    ),
  ),
  undefined,
);
