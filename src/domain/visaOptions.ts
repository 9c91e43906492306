import { visaLabel, dirhams } from './labels';
import * as v from 'valibot';
import { formatCount } from '@/lib/text/numbers';
import { isRecord } from '@/lib/json';
import type { VisaApplication } from './application';
import type { VisaCard } from './entries';

const VISA: ReadonlySet<string> = new Set(['visa', 'تأشيرة']);

/** Normalises a visa's name: "30-Day Tourist" equals "Tourist Visa - 30 Days". */
function normalizeName(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const kept = words.map((word) => word.replace(/s$/, '')).filter((word) => !VISA.has(word));
  return [...new Set(kept)].toSorted().join(' ');
}

/** The built-in visa option whose name, in English or as displayed, matches a card. */
export function matchingOption({
  title,
  duration,
}: Pick<VisaCard, 'title' | 'duration'>): VisaOption | undefined {
  const names = new Set([normalizeName(title), normalizeName(`${title} ${duration}`)]);
  return VISA_OPTIONS.find(({ name, label }) =>
    [name, label].some((each) => names.has(normalizeName(each))),
  );
}

/** The field of the settings with the office's fees; it is not in the specification. */
export const FEES_FIELD = 'fees';
/** In dirhams. */
export const MAX_FEE = 100_000;
/** Maximum number of changes per visa; older ones are ignored. */
const MAX_CHANGES = 1000;

const changeSchema = v.object({
  /** When the fee was set: ISO 8601, UTC. */
  from: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  fee: v.pipe(
    v.number(),
    v.check((fee) => Number.isInteger(fee) && fee >= 0 && fee <= MAX_FEE),
  ),
});
type FeeChange = v.InferOutput<typeof changeSchema>;

/** The fees that the office has set for each visa, oldest first; unreadable ones are skipped. */
export function storedFees(settings: unknown): Readonly<Record<string, readonly FeeChange[]>> {
  const stored = isRecord(settings) ? settings[FEES_FIELD] : undefined;
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    VISA_OPTIONS.flatMap(({ id }) => {
      const list = stored[id];
      if (!Array.isArray(list)) return [];
      const changes = list.flatMap((change) => {
        const parsed = v.safeParse(changeSchema, change);
        return parsed.success ? [parsed.output] : [];
      });
      return changes.length === 0 ? [] : [[id, changes.slice(-MAX_CHANGES)]];
    }),
  );
}

/**
 * A visa's fee in dirhams: the latest, or the one at the time of `submissionDate`. Until the office
 * sets one, the price of SPEC section 3.
 */
export function feeOf(
  settings: unknown,
  visaType: string,
  submissionDate?: string,
): number | undefined {
  const until = submissionDate === undefined ? Infinity : Date.parse(submissionDate);
  const set = storedFees(settings)[visaType] ?? [];
  return (
    set.findLast(({ from }) => Date.parse(from) <= until)?.fee ??
    VISA_OPTIONS.find(({ id }) => id === visaType)?.fee
  );
}

/** The formatted total fee of some applications; undefined if one of them has no fee. */
export function priceOf(
  settings: unknown,
  ...applied: readonly (Pick<VisaApplication, 'visaType'> & {
    submissionDate?: string | undefined;
  })[]
): string | undefined {
  const fees = applied.flatMap(
    ({ visaType, submissionDate }) => feeOf(settings, visaType, submissionDate) ?? [],
  );
  if (fees.length === 0 || fees.length < applied.length) return undefined;
  return dirhams(formatCount(fees.reduce((total, fee) => total + fee, 0)));
}

export interface VisaOption {
  id: string;
  /** In English, whatever the language of the interface. */
  name: string;
  label: string;
  /** In UAE dirhams, until the office sets its own (fees.ts). */
  fee: number;
}

const option = (id: string, name: string, fee: number): VisaOption => ({
  id,
  name,
  label: visaLabel(id, name),
  fee,
});

/** The built-in choices of the wizard (SPEC section 3). */
export const VISA_OPTIONS: readonly VisaOption[] = [
  option('tourist-30', 'Tourist Visa - 30 Days', 350),
  option('business-14', 'Business Visa - 14 Days', 450),
  option('transit-96', 'Transit Visa - 96 Hours', 200),
  option('visit-30', 'Visit Visa - 30 Days', 400),
  option('tourist-90', 'Tourist Visa - 90 Days', 850),
];

/** The label of a visa type, or the id if it is no longer offered. */
export function visaTypeLabel(id: string): string {
  return VISA_OPTIONS.find((each) => each.id === id)?.label ?? id;
}
