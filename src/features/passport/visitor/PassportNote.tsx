import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readPassportOptions } from '@/features/passport/queries';
import { applicantName } from '@/domain/applicationForm';
import { formatDay, localDate } from '@/lib/dates';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/elements';
import {
  expiryProblem,
  isOtherPerson,
  type PassportAnswers,
  passportDifferences,
  type PassportField,
  type PassportReading,
  passportReading,
  shownAnswer,
} from '@/features/passport/model';
import { strings } from './strings';

export interface PassportProps {
  typed: Readonly<Record<PassportField, string>>;
  travelDate: string;
  /** Called with the expiry date of the applicant's passport; empty if it is not known any more. */
  onExpiry: (expiry: string) => void;
}

interface ExpiryAdviceProps {
  passport: PassportReading;
  today: string;
  travelDate: string;
}

/** Says that a passport has expired or expires too early for the trip. */
export function ExpiryAdvice({ passport, today, travelDate }: ExpiryAdviceProps) {
  const { expiry } = passport;
  const problem = expiry === undefined ? undefined : expiryProblem(expiry, today, travelDate);
  if (expiry === undefined || problem === undefined) return null;
  const day = formatDay(expiry) ?? '';
  return <p className="text-advice">{strings.expiry[problem](day, travelDate >= today)}</p>;
}

interface PassportNoteProps extends PassportProps {
  /** The copy of the passport. */
  file: File | null;
  onUse: (answers: PassportAnswers) => void;
}

/** Advice if the copy of the passport disagrees with the answers. */
export function PassportNote({ file, typed, travelDate, onExpiry, onUse }: PassportNoteProps) {
  const today = localDate(useNow());
  const note = useRef<HTMLDivElement>(null);
  const { data, mutate, reset } = useMutation(readPassportOptions);
  const tellExpiry = useEffectEvent(onExpiry);
  const shown = useRef<File>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = file;
    // A chosen file is soon replaced by its copy in memory, which needs no second reading.
    const isCopy =
      before?.name === file?.name &&
      before?.size === file?.size &&
      before?.lastModified === file?.lastModified;
    if (before && isCopy) return;
    // Lines typed without a picture keep their date.
    if (before) tellExpiry('');
    if (file) mutate(file);
    else reset();
  }, [file, mutate, reset]);
  const passport = data ? passportReading(data, today) : undefined;
  const isOther = passport !== undefined && isOtherPerson(passport, typed);
  const expiry = passport && (isOther ? '' : (passport.expiry ?? ''));
  useEffect(() => {
    if (expiry !== undefined) tellExpiry(expiry);
  }, [expiry]);
  const found = passport && !isOther ? passportDifferences(passport, typed) : [];
  const differing = found.filter(([name]) => typed[name] !== '');
  const rest = found.filter(([name]) => typed[name] === '');
  const take = (answers: readonly [PassportField, string][]) => {
    // The pressed button disappears, so move the focus.
    note.current?.focus();
    onUse(Object.fromEntries(answers));
  };
  return (
    <div ref={note} role="status" tabIndex={-1} className="grid gap-2 empty:absolute">
      {isOther && (
        <p className="text-advice wrap-anywhere">
          {strings.otherPerson(
            applicantName({ firstName: '', lastName: '', ...passport.answers }),
            applicantName(typed),
          )}
        </p>
      )}
      {differing.map(([name, answer]) => (
        <p key={name} className="flex flex-wrap items-center gap-3 text-advice">
          <span className="min-w-0 wrap-anywhere">
            {strings.says(name, shownAnswer(name, answer))}
          </span>
          <Button variant="outline" onClick={() => take([[name, answer]])}>
            {strings.use(name)}
          </Button>
        </p>
      ))}
      {rest.length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0">{strings.rest(rest.map(([name]) => name))}</span>
          <Button variant="outline" onClick={() => take(rest)}>
            {strings.fillRest}
          </Button>
        </p>
      )}
      {passport?.isVisa && <p className="text-advice">{strings.visa}</p>}
      {passport && !isOther && (
        <ExpiryAdvice passport={passport} today={today} travelDate={travelDate} />
      )}
    </div>
  );
}
