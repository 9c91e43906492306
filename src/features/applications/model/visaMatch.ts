import type { VisaCard } from '../../../domain/visaCard';
import { VISA_OPTIONS, type VisaOption } from '../../../domain/visaOptions';

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
