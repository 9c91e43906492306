import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ExpiryAdvice } from './ExpiryAdvice';
import { strings } from './strings';

export interface PassportRowProps {
  typed: Readonly<Record<PassportField, string>>;
  travelDate: string;
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
export function PassportRow({ typed, travelDate, onChange }: PassportRowProps) {
  const today = localDate(useNow());
  const reading = useMutation(readPassportOptions);
  /** What became of the answers that were read. */
  const [end, setEnd] = useState<'refused' | 'filled' | 'undone'>();
  const [ticks, setTicks] = useState<Readonly<Partial<Record<PassportField, boolean>>>>({});
  const [filled, setFilled] = useState<[PassportField, before: string, answer: string][]>([]);

  // A reader of passports types both lines like a keyboard.
  const lines = typedReading(typed.passportNumber);
  const read = lines ?? reading.data;
  const passport = read ? passportReading(read, today) : undefined;
  const answersNow = lines ? { ...typed, passportNumber: '' } : typed;
  const offered = passport ? passportDifferences(passport.answers, answersNow) : [];
  const isOffering = (lines !== undefined || end === undefined) && offered.length > 0;
  const isChosen = (name: PassportField) => ticks[name] ?? answersNow[name] === '';
  const fillIn = () => {
    const chosen = offered.filter(([name]) => isChosen(name));
    setFilled(chosen.map(([name, answer]) => [name, answersNow[name], answer]));
    setEnd('filled');
    onChange(Object.fromEntries(chosen), false);
  };
  const undo = () => {
    const kept = filled.filter(([name, , answer]) => typed[name] === answer);
    setEnd('undone');
    onChange(Object.fromEntries(kept.map(([name, before]) => [name, before])), true);
  };
  const message = () => {
    if (isOffering) return strings.found;
    if (reading.isPending) return strings.reading;
    if (reading.isError) return strings.failed;
    if (end !== undefined) return strings.ends[end];
    if (reading.data === null) return strings.nothing;
    return passport && strings.same;
  };

  return (
    <section
      aria-labelledby="passport"
      className="grid gap-3 rounded-box border border-hairline bg-base-100 px-5 py-4"
    >
      <h3 id="passport" className="font-sans font-semibold [word-spacing:normal]">
        {strings.title}
      </h3>
      <p className="text-[0.9375rem]">{strings.lead}</p>
      <PictureButton
        label={strings.choose}
        onFile={(file) => {
          setEnd(undefined);
          setTicks({});
          reading.mutate(file);
        }}
      />
      <div role="status" className="grid gap-2 empty:hidden">
        <p className="font-semibold empty:hidden">{message()}</p>
        <ExpiryAdvice passport={passport} today={today} travelDate={travelDate} />
      </div>
      {isOffering && (
        <>
          <ul aria-label={strings.answers} className="grid">
            {offered.map(([name, answer]) => (
              <li key={name}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-primary"
                    checked={isChosen(name)}
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
            ))}
          </ul>
          {passport?.isCut === true && <p className="text-sm">{strings.cut}</p>}
          {passport?.isPartial === true && <p className="text-sm">{strings.partial}</p>}
          <p className="text-sm text-muted">{strings.transliterated}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isOffering && (
          <>
            <Button disabled={!offered.some(([name]) => isChosen(name))} onClick={fillIn}>
              {strings.fillIn}
            </Button>
            {!lines && (
              <Button variant="outline" onClick={() => setEnd('refused')}>
                {strings.notNow}
              </Button>
            )}
          </>
        )}
        {reading.isPending && (
          <Button variant="outline" onClick={() => reading.reset()}>
            {strings.cancel}
          </Button>
        )}
        {end === 'filled' && (
          <Button variant="outline" onClick={undo}>
            {strings.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
