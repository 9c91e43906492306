import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type MrzReading, typedReading } from '@/engines/passport/td3';
import { localDate } from '@/lib/dates';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/elements';
import { readPassportOptions } from '@/features/passport/queries';
import { useTypedLines } from '@/ui/codes/useTypedCodes';
import { PictureButton } from '@/ui/inputs/files';
import {
  passportDifferences,
  type PassportAnswers,
  type PassportField,
  type PassportReading,
  passportReading,
  shownAnswer,
} from '@/features/passport/model';
import { ExpiryAdvice, type PassportProps } from './PassportNote';
import { strings } from './strings';

interface PassportRowProps extends PassportProps {
  /** Fills in answers, or undoes that. */
  onChange: (answers: PassportAnswers, isUndo: boolean) => void;
  /** The answers and the chosen copy as they are now, also after this component is gone. */
  latest: () => Pick<PassportProps, 'typed'> & {
    readonly copy: File | null;
    /** Another value after the form was reset. */
    readonly form: unknown;
  };
  /** Whether the copy is this picture, or was made from it. */
  isCopy: (picture: File) => boolean;
  onCopy: (file: File | null) => void;
}

const Answer = ({ children }: { children: string }) => (
  <bdi translate="no" className="font-semibold">
    {children}
  </bdi>
);

/** A passport that was read: the answers it has filled in, and those that differ. */
interface Taken {
  readonly passport: PassportReading;
  readonly filled: readonly (readonly [PassportField, before: string, answer: string])[];
  readonly offered: readonly PassportField[];
  /** How the user dismissed it. */
  readonly end?: 'refused' | 'undone';
}

/** The picture whose reading counts: the last one chosen, unless it was cancelled; and its form. */
let wanted: { readonly file: File; readonly form: unknown } | undefined;

/** The answers; lines typed into the field of the number are none. */
const answersOf = (typed: PassportProps['typed']) =>
  typedReading(typed.passportNumber) ? { ...typed, passportNumber: '' } : typed;

/**
 * Fills in empty answers from a passport whose picture is chosen, or whose two lines are typed into
 * the field of its number, and offers those that differ. The picture becomes the copy of the
 * passport, unless another one is chosen.
 */
export function PassportRow({
  typed,
  travelDate,
  onExpiry,
  onChange,
  isCopy,
  onCopy,
  latest,
}: PassportRowProps) {
  const today = localDate(useNow());
  const picture = useRef<HTMLInputElement>(null);
  const leadId = useId();
  const [taken, setTaken] = useState<Taken>();
  const [ticks, setTicks] = useState<ReadonlySet<PassportField>>(new Set());
  /** The picture that was read, and the other copy that was already chosen, if any. */
  const [source, setSource] = useState<{ readonly file: File; readonly before: File | null }>();

  const answersNow = answersOf(typed);
  const take = (read: MrzReading, answers: PassportProps['typed']) => {
    const passport = passportReading(read, today);
    onExpiry(passport.expiry ?? '');
    const found = passportDifferences(passport, answers);
    const empty = found.filter(([field]) => answers[field] === '');
    setTicks(new Set());
    setTaken({
      passport,
      filled: empty.map(([field, answer]) => [field, '', answer]),
      offered: found.flatMap(([field]) => (answers[field] === '' ? [] : [field])),
    });
    if (empty.length > 0) onChange(Object.fromEntries(empty), false);
    return passport;
  };
  const reading = useMutation({
    ...readPassportOptions,
    // On the mutation, not on `mutate`: the step may be left before the picture is read.
    onSuccess: (read, file: File) => {
      const { typed: answers, copy, form } = latest();
      // Answers that were deleted or sent meanwhile have left another form.
      if (wanted?.file !== file || wanted.form !== form) return;
      if (read === null || take(read, answersOf(answers)).isVisa) return;
      const isFree = copy === null || (source !== undefined && isCopy(source.file));
      setSource({ file, before: isFree ? null : copy });
      if (isFree) onCopy(file);
    },
  });
  useTypedLines('passportNumber', typedReading, (read) =>
    take(read, { ...typed, passportNumber: '' }),
  );

  const { passport, filled = [], offered = [], end } = taken ?? {};
  const isSilent = passport !== undefined && Object.keys(passport.answers).length === 0;
  const differing =
    passport && end === undefined
      ? passportDifferences(passport, answersNow).filter(([name]) => offered.includes(name))
      : [];
  const isOffering = differing.length > 0 && !reading.isPending;
  const chosen = differing.filter(([name]) => ticks.has(name));

  const finish = (after: Taken | undefined) => {
    setTaken(after);
    // The pressed button disappears, so move the focus.
    picture.current?.focus();
  };
  const fillIn = () => {
    if (!taken) return;
    const added = chosen.map(([name, answer]) => [name, answersNow[name], answer] as const);
    finish({ ...taken, filled: [...filled, ...added], offered: [] });
    onChange(Object.fromEntries(chosen), false);
  };
  const undo = () => {
    if (!taken) return;
    const unchanged = filled.filter(([name, , answer]) => typed[name] === answer);
    finish({ ...taken, end: 'undone' });
    onExpiry('');
    onChange(Object.fromEntries(unchanged.map(([name, before]) => [name, before])), true);
  };
  const message = () => {
    if (reading.isPending) return strings.reading;
    if (passport?.isVisa) return strings.visa;
    if (reading.isError) return strings.failed;
    if (reading.data === null || isSilent) return strings.nothing;
    if (end !== undefined) return strings.ends[end];
    if (filled.length > 0) return strings.filled;
    return passport && (isOffering ? strings.found : strings.same);
  };

  return (
    <div role="group" aria-label={strings.title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <PictureButton
          ref={picture}
          label={strings.choose}
          aria-describedby={leadId}
          onFile={(file) => {
            wanted = { file, form: latest().form };
            onExpiry('');
            setTaken(undefined);
            reading.mutate(file);
          }}
        />
        <p id={leadId} className="flex-1 basis-60 text-sm text-muted">
          {strings.lead}
        </p>
      </div>
      <div role="status" className="grid gap-2 empty:absolute">
        {message() && <p className="font-semibold">{message()}</p>}
        {passport && end !== 'undone' && (
          <ExpiryAdvice passport={passport} today={today} travelDate={travelDate} />
        )}
      </div>
      {source && !reading.isPending && passport && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-primary"
            checked={isCopy(source.file)}
            onChange={({ target }) => onCopy(target.checked ? source.file : source.before)}
          />
          <span>{strings.asCopy}</span>
        </label>
      )}
      {isOffering && (
        <>
          {filled.length > 0 && <p>{strings.found}</p>}
          <ul aria-label={strings.answers} className="grid">
            {differing.map((each) => {
              const [name, answer] = each;
              return (
                <li key={name}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-primary"
                      checked={chosen.includes(each)}
                      onChange={() => setTicks(ticks.symmetricDifference(new Set([name])))}
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {strings.field(name, <Answer>{shownAnswer(name, answer)}</Answer>)}
                      <span className="block text-sm text-advice">
                        {strings.now(<Answer>{shownAnswer(name, answersNow[name])}</Answer>)}
                      </span>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {passport && !passport.isVisa && end === undefined && (
        <p className="text-sm text-muted">{strings.notes(passport.isPartial, passport.isCut)}</p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isOffering && (
          <Button disabled={chosen.length === 0} onClick={fillIn}>
            {strings.fillIn}
          </Button>
        )}
        {isOffering && (
          <Button variant="outline" onClick={() => finish(taken && { ...taken, end: 'refused' })}>
            {strings.notNow}
          </Button>
        )}
        {reading.isPending && (
          <Button
            variant="outline"
            onClick={() => {
              wanted = undefined;
              reading.reset();
              finish(undefined);
            }}
          >
            {strings.cancel}
          </Button>
        )}
        {filled.length > 0 && end !== 'undone' && (
          <Button variant="outline" onClick={undo}>
            {strings.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
