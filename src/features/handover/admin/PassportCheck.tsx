import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LINE_LENGTH, typedReading } from '@/engines/passport/td3';
import { readPassportOptions } from '@/features/passport/queries';
import { localDate } from '@/lib/dates';
import { useNow } from '@/shared/useNow';
import { type Elements, Field, TextInput } from '@/ui/elements';
import { useTypedLines } from '@/ui/codes/useTypedCodes';
import { PictureButton } from '@/ui/inputs/files';
import {
  type PassportAnswers,
  passportDifferences,
  type PassportField,
  passportReading,
} from '@/features/passport/model';
import { strings } from './strings';

interface PassportCheckProps {
  typed: Readonly<Record<PassportField, string>>;
  /** Renders the answers, with those that the passport has otherwise. */
  children: (differences: PassportAnswers) => Elements;
}

/** Compares answers with a picture of the passport, or with its two lines. */
export function PassportCheck({ typed, children }: PassportCheckProps) {
  const { data, isPending, isError, mutate } = useMutation(readPassportOptions);
  const [text, setText] = useState('');
  const name = useId();
  useTypedLines(name, typedReading);
  const today = localDate(useNow());
  const read = text === '' ? data : typedReading(text);
  const passport = read ? passportReading(read, today) : undefined;
  const found = passport ? passportDifferences(passport, typed) : [];
  const message = () => {
    if (passport?.isVisa) return strings.passport.visa;
    if (passport) return strings.passport.compared(found.length > 0, passport.isPartial);
    if (text !== '') return text.length < 2 * LINE_LENGTH ? '' : strings.passport.nothing;
    if (isPending) return strings.passport.reading;
    if (isError) return strings.passport.failed;
    return data === null ? strings.passport.nothing : '';
  };
  return (
    <>
      {children(Object.fromEntries(found))}
      {/* Not a landmark, because two versions of an application may be side by side. */}
      <div className="grid gap-3 no-print">
        <h3 className="text-lg">{strings.passport.title}</h3>
        <PictureButton
          variant="outline"
          label={strings.passport.choose}
          onFile={(file) => {
            setText('');
            mutate(file);
          }}
        />
        <Field label={strings.passport.lines}>
          <TextInput
            name={name}
            value={text}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <p role="status" className="font-semibold empty:absolute">
          {message()}
        </p>
      </div>
    </>
  );
}
