import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { typedReading } from '@/engines/passport/td3';
import { readPassportOptions } from '@/features/passport/queries';
import { localDate } from '@/lib/time/dates';
import { useNow } from '@/shared/useNow';
import { Field, TextInput } from '@/ui/controls/Field';
import type { Elements } from '@/ui/elements';
import { PictureButton } from '@/ui/inputs/PictureButton';
import {
  type PassportAnswers,
  passportDifferences,
  type PassportField,
  passportReading,
} from '../model/passportAnswers';
import { strings } from './strings';

interface PassportCheckProps {
  typed: Readonly<Record<PassportField, string>>;
  /** The answers, beside what the passport says otherwise. */
  children: (differences: PassportAnswers) => Elements;
}

/** Compares answers with a picture of the passport, or with its two lines. */
export function PassportCheck({ typed, children }: PassportCheckProps) {
  const reading = useMutation(readPassportOptions);
  const [text, setText] = useState('');
  const today = localDate(useNow());
  const read = typedReading(text) ?? reading.data;
  const passport = read ? passportReading(read, today) : undefined;
  const found = passport ? passportDifferences(passport.answers, typed) : [];
  const message = () => {
    if (passport) return found.length > 0 ? strings.differs : strings.same;
    if (reading.isPending) return strings.reading;
    if (reading.isError) return strings.failed;
    return reading.data === null ? strings.nothing : undefined;
  };
  return (
    <>
      {children(Object.fromEntries(found))}
      {/* No landmark: two versions of one application may stand side by side. */}
      <div className="grid gap-3 no-print">
        <h3 className="text-lg">{strings.title}</h3>
        <PictureButton
          label={strings.choose}
          onFile={(file) => {
            setText('');
            reading.mutate(file);
          }}
        />
        <Field label={strings.lines}>
          {(frame) => (
            <TextInput
              {...frame}
              value={text}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div role="status" className="grid gap-1 empty:hidden">
          <p className="font-semibold empty:hidden">{message()}</p>
          {passport?.isPartial === true && <p>{strings.partial}</p>}
        </div>
      </div>
    </>
  );
}
