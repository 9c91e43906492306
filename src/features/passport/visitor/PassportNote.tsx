import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readPassportOptions } from '@/features/passport/queries';
import { localDate } from '@/lib/time/dates';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/controls/Button';
import {
  passportDifferences,
  type PassportField,
  passportReading,
  shownAnswer,
} from '../model/passportAnswers';
import { ExpiryAdvice } from './ExpiryAdvice';
import type { PassportRowProps } from './PassportRow';
import { strings } from './strings';

interface PassportNoteProps extends Omit<PassportRowProps, 'onChange'> {
  /** The copy of the passport. */
  file: File | null;
  onUse: (name: PassportField, answer: string) => void;
}

/** Advice where the copy of the passport says something else than the answers. */
export function PassportNote({ file, typed, travelDate, onUse }: PassportNoteProps) {
  const today = localDate(useNow());
  const { data, mutate, reset } = useMutation(readPassportOptions);
  useEffect(() => {
    if (file) mutate(file);
    else reset();
  }, [file, mutate, reset]);
  const passport = data ? passportReading(data, today) : undefined;
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {passport &&
        passportDifferences(passport.answers, typed).map(([name, answer]) => (
          <p key={name} className="flex flex-wrap items-center gap-3 text-advice">
            <span className="min-w-0 wrap-anywhere">
              {strings.says(name, shownAnswer(name, answer))}
            </span>
            <Button variant="outline" onClick={() => onUse(name, answer)}>
              {strings.use(name)}
            </Button>
          </p>
        ))}
      <ExpiryAdvice passport={passport} today={today} travelDate={travelDate} />
    </div>
  );
}
