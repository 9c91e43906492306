import { formatDay } from '@/lib/time/dates';
import { expiryProblem, type PassportReading } from '../model/passportAnswers';
import { strings } from './strings';

interface ExpiryAdviceProps {
  passport: PassportReading | undefined;
  today: string;
  travelDate: string;
}

/** Says that a passport has expired or expires too early for the trip. */
export function ExpiryAdvice({ passport, today, travelDate }: ExpiryAdviceProps) {
  if (passport?.expiry === undefined) return null;
  const problem = expiryProblem(passport.expiry, today, travelDate);
  if (problem === undefined) return null;
  const day = formatDay(passport.expiry) ?? '';
  return <p className="text-advice">{strings.expiry[problem](day, travelDate >= today)}</p>;
}
