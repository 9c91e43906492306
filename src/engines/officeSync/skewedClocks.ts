import * as v from 'valibot';
import { type Change, FIELD } from './change';
import { authorSchema } from './merge';

const DAY_MS = 86_400_000;

/**
 * Counters whose wall clock is more than a day off. The author of a change had seen one with the
 * Lamport clock before it; if all such changes of others are a day later, the author's clock is late.
 */
export function skewedClocks(changes: readonly Change[], now: number): ReadonlySet<string> {
  const made = changes.flatMap(({ clock, fields }) => {
    const by = v.safeParse(authorSchema, fields[FIELD.by]?.value);
    return by.success ? [{ clock, ...by.output }] : [];
  });
  made.sort((a, b) => b.clock - a.clock);
  const odd = new Set<string>();
  for (const counter of new Set(made.map((each) => each.counter))) {
    const own = made.filter((each) => each.counter === counter);
    const clocks = new Set(own.map(({ clock }) => clock));
    // The first of the newest run of consecutive own changes.
    const first = own.find(({ clock }) => !clocks.has(clock - 1));
    const seen = made.filter(({ clock }) => clock + 1 === first?.clock);
    const isLate = ({ at }: (typeof made)[number]) =>
      at <= now + DAY_MS && first !== undefined && at > first.at + DAY_MS;
    if ((own[0]?.at ?? 0) > now + DAY_MS || (seen.length > 0 && seen.every(isLate)))
      odd.add(counter);
  }
  return odd;
}
