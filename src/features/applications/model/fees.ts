import { VISA_OPTIONS } from '../../../domain/visaOptions';
import { formatCount } from '../../../lib/text/numbers';

/** The dirham is pegged to the dollar at this rate. */
const DIRHAMS_PER_DOLLAR = 3.6725;

/** The fees of visa types together: what is paid in dirhams, and about how many dollars that is. */
export function feesOf(visaTypes: readonly string[]): { paid: string; about: string } | undefined {
  const prices = visaTypes.flatMap(
    (type) => VISA_OPTIONS.find(({ id }) => id === type)?.price ?? [],
  );
  if (prices.length === 0 || prices.length < visaTypes.length) return undefined;
  const dirhams = prices.reduce((sum, price) => sum + Number(price.replace('AED ', '')), 0);
  return {
    paid: `AED ${formatCount(dirhams)}`,
    about: `$${formatCount(Math.round(dirhams / DIRHAMS_PER_DOLLAR))}`,
  };
}
