import { feeOf, priceOf } from '@/domain/fees';
import { matchingOption } from '@/features/applications/model/visaMatch';
import { strings } from '@/features/content/model/strings';
import { toAsciiDigits } from '@/lib/text/digits';

/** The dirham is pegged to the dollar at this rate. */
const DIRHAMS_PER_DOLLAR = 3.6725;
/** Those of the demo's cards, in dollars, are up to 9 % off. */
const TOLERANCE = 0.1;

/** The number in a price: `AED 1,400` is 1400. */
function amountOf(price: string): number {
  const [digits = ''] = /\d[\d,٬]*(?:[.٫]\d+)?/.exec(price) ?? [];
  return Number(digits.replace(/[,٬]/g, '').replace('٫', '.') || Number.NaN);
}

/** What to say where a card's price, in dirhams or dollars, is not what its visa costs. */
export function priceAdvice(
  values: Readonly<Record<string, unknown>>,
  settings: unknown,
): string | undefined {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const card = { title: text('title'), duration: text('duration') };
  const visaType = matchingOption(card)?.id ?? '';
  const [fee, paid] = [feeOf(settings, visaType), priceOf(settings, { visaType })];
  const price = toAsciiDigits(text('price').normalize('NFKC'));
  const amount = amountOf(price);
  const isOther = /[€£¥₹]|EUR|GBP|INR/i.test(price);
  if (fee === undefined || paid === undefined || Number.isNaN(amount) || isOther) return undefined;
  const isInDollars = /[$]|USD/i.test(price);
  const fits = isInDollars
    ? Math.abs(fee / DIRHAMS_PER_DOLLAR - amount) <= amount * TOLERANCE
    : fee === amount;
  return fits ? undefined : strings.visaCards.otherFee(paid);
}
