import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readPassportOptions } from '@/features/passport/queries';
import { formatDay, localDate } from '@/lib/time/dates';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/controls/Button';
import {
  expiryProblem,
  passportDifferences,
  type PassportField,
  type PassportReading,
  passportReading,
  shownAnswer,
} from '../model/passportAnswers';
import { strings } from './strings';

export interface PassportProps {
  typed: Readonly<Record<PassportField, string>>;
  travelDate: string;
  /** Is told when a passport expires that was read. */
  onExpiry: (expiry: string) => void;
}

interface ExpiryAdviceProps extends Omit<PassportProps, 'typed'> {
  passport: PassportReading;
  today: string;
}

/** Says that a passport has expired or expires too early for the trip. */
export function ExpiryAdvice({ passport, today, travelDate, onExpiry }: ExpiryAdviceProps) {
  const { expiry } = passport;
  const tell = useEffectEvent(onExpiry);
  useEffect(() => {
    if (expiry !== undefined) tell(expiry);
  }, [expiry]);
  const problem = expiry === undefined ? undefined : expiryProblem(expiry, today, travelDate);
  if (expiry === undefined || problem === undefined) return null;
  const day = formatDay(expiry) ?? '';
  return <p className="text-advice">{strings.expiry[problem](day, travelDate >= today)}</p>;
}

interface PassportNoteProps extends PassportProps {
  /** The copy of the passport. */
  file: File | null;
  onUse: (name: PassportField, answer: string) => void;
}

/** Advice where the copy of the passport says something else than the answers. */
export function PassportNote({ file, typed, onUse, ...trip }: PassportNoteProps) {
  const today = localDate(useNow());
  const note = useRef<HTMLDivElement>(null);
  const { data, mutate, reset } = useMutation(readPassportOptions);
  useEffect(() => {
    if (file) mutate(file);
    else reset();
  }, [file, mutate, reset]);
  const passport = data ? passportReading(data, today) : undefined;
  return (
    <div ref={note} role="status" tabIndex={-1} className="grid gap-2 empty:absolute">
      {passport &&
        passportDifferences(passport.answers, typed).map(([name, answer]) => (
          <p key={name} className="flex flex-wrap items-center gap-3 text-advice">
            <span className="min-w-0 wrap-anywhere">
              {strings.says(name, shownAnswer(name, answer))}
            </span>
            <Button
              variant="outline"
              onClick={() => {
                // The pressed button goes.
                note.current?.focus();
                onUse(name, answer);
              }}
            >
              {strings.use(name)}
            </Button>
          </p>
        ))}
      {passport?.isVisa && <p className="text-advice">{strings.visa}</p>}
      {passport && <ExpiryAdvice {...trip} passport={passport} today={today} />}
    </div>
  );
}
