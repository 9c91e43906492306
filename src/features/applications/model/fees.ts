import { dirhams } from '../../../domain/visaLabels';
import { VISA_OPTIONS } from '../../../domain/visaOptions';
import { formatCount } from '../../../lib/text/numbers';

/** The dirham is pegged to the dollar at this rate. */
const DIRHAMS_PER_DOLLAR = 3.6725;

/** The fees of visa types together: what is paid in dirhams, and about how many dollars that is. */
export function feesOf(visaTypes: readonly string[]): { paid: string; about: string } | undefined {
  const fees = visaTypes.flatMap((type) => VISA_OPTIONS.find(({ id }) => id === type)?.fee ?? []);
  if (fees.length === 0 || fees.length < visaTypes.length) return undefined;
  const sum = fees.reduce((total, fee) => total + fee, 0);
  return {
    paid: dirhams(formatCount(sum)),
    about: `$${formatCount(Math.round(sum / DIRHAMS_PER_DOLLAR))}`,
  };
}
