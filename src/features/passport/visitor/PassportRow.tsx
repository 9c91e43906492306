import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { typedReading } from '@/engines/passport/td3';
import { localDate } from '@/lib/time/dates';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/controls/Button';
import { readPassportOptions } from '@/features/passport/queries';
import { PictureButton } from '@/ui/inputs/PictureButton';
import {
  passportDifferences,
  type PassportAnswers,
  type PassportField,
  passportReading,
  shownAnswer,
} from '../model/passportAnswers';
import { ExpiryAdvice, type PassportProps } from './PassportNote';
import { strings } from './strings';

interface PassportRowProps extends PassportProps {
  /** Fills in answers, or takes them back. */
  onChange: (answers: PassportAnswers, isUndo: boolean) => void;
}

const Answer = ({ children }: { children: string }) => (
  <bdi translate="no" className="font-semibold">
    {children}
  </bdi>
);

/**
 * Offers the answers of a passport whose picture is chosen, or whose two lines are typed into the
 * field of its number. Nothing of the picture is kept or sent.
 */
export function PassportRow({ typed, onChange, ...trip }: PassportRowProps) {
  const today = localDate(useNow());
  const picture = useRef<HTMLInputElement>(null);
  const leadId = useId();
  const reading = useMutation(readPassportOptions);
  /** What became of the answers that were read. */
  const [end, setEnd] = useState<'refused' | 'filled' | 'undone'>();
  const [ticks, setTicks] = useState<Readonly<Partial<Record<PassportField, boolean>>>>({});
  const [filled, setFilled] = useState<[PassportField, before: string, answer: string][]>([]);

  const lines = typedReading(typed.passportNumber);
  const read = lines ?? reading.data;
  const passport = read ? passportReading(read, today) : undefined;
  const answersNow = lines ? { ...typed, passportNumber: '' } : typed;
  const offered = passport ? passportDifferences(passport.answers, answersNow) : [];
  const isOffering = (lines !== undefined || end === undefined) && offered.length > 0;
  const chosen = offered.filter(([name]) => ticks[name] ?? answersNow[name] === '');

  const finish = (how: typeof end) => {
    setEnd(how);
    // The pressed button goes.
    picture.current?.focus();
  };
  const fillIn = () => {
    setFilled(chosen.map(([name, answer]) => [name, answersNow[name], answer]));
    finish('filled');
    onChange(Object.fromEntries(chosen), false);
  };
  const undo = () => {
    const unchanged = filled.filter(([name, , answer]) => typed[name] === answer);
    finish('undone');
    onChange(Object.fromEntries(unchanged.map(([name, before]) => [name, before])), true);
  };
  const cancel = () => {
    reading.reset();
    finish(undefined);
  };
  const message = () => {
    if (isOffering) return strings.found;
    if (reading.isPending) return strings.reading;
    if (passport?.isVisa) return strings.visa;
    if (reading.isError) return strings.failed;
    if (end !== undefined) return strings.ends[end];
    if (reading.data === null) return strings.nothing;
    return passport && strings.same;
  };

  return (
    <div role="group" aria-label={strings.title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <PictureButton
          ref={picture}
          label={strings.choose}
          aria-describedby={leadId}
          onFile={(file) => {
            setEnd(undefined);
            setTicks({});
            reading.mutate(file);
          }}
        />
        <p id={leadId} className="flex-1 basis-60 text-sm text-muted">
          {strings.lead}
        </p>
      </div>
      <div role="status" className="grid gap-2 empty:absolute">
        {message() && <p className="font-semibold">{message()}</p>}
        {passport && <ExpiryAdvice {...trip} passport={passport} today={today} />}
      </div>
      {isOffering && (
        <>
          <ul aria-label={strings.answers} className="grid">
            {offered.map((each) => {
              const [name, answer] = each;
              return (
                <li key={name}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-primary"
                      checked={chosen.includes(each)}
                      onChange={({ target }) => setTicks({ ...ticks, [name]: target.checked })}
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {strings.field(name, <Answer>{shownAnswer(name, answer)}</Answer>)}
                      {answersNow[name] !== '' && (
                        <span className="block text-sm text-advice">
                          {strings.now(<Answer>{shownAnswer(name, answersNow[name])}</Answer>)}
                        </span>
                      )}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
          <p className="text-sm text-muted">
            {strings.notes(passport?.isPartial === true, passport?.isCut === true)}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isOffering && (
          <Button disabled={chosen.length === 0} onClick={fillIn}>
            {strings.fillIn}
          </Button>
        )}
        {isOffering && !lines && (
          <Button variant="outline" onClick={() => finish('refused')}>
            {strings.notNow}
          </Button>
        )}
        {reading.isPending && (
          <Button variant="outline" onClick={cancel}>
            {strings.cancel}
          </Button>
        )}
        {end === 'filled' && (
          <Button variant="outline" onClick={undo}>
            {strings.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
