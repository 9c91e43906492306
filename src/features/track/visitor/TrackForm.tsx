import { useEffect, useEffectEvent, useState, type FormEvent, type SyntheticEvent } from 'react';
import { Button, Field, TextInput } from '@/ui/elements';
import { leaveNote, takeNote } from '@/store/local/local';
import { strings } from './strings';

const LONGEST_NUMBER = 500;

interface TrackFormProps {
  /** The number in the URL; the field follows its changes. */
  initial?: string;
  searching: boolean;
  onTrack: (number: string) => void;
}

/** The button is disabled while the number is empty or a search is running (SPEC section 5). */
export function TrackForm({ initial = '', searching, onTrack }: TrackFormProps) {
  const [{ number, from }, setTyped] = useState({ number: initial, from: initial });
  // Updates the field in place, because a new form would lose the focus.
  if (from !== initial) setTyped({ number: initial, from: initial });
  const isEmpty = number.trim() === '';
  // A number that is typed survives the way to the page in the other language.
  const putBack = useEffectEvent(() => {
    const typed = takeNote('number').slice(0, LONGEST_NUMBER);
    if (isEmpty && typed !== '') setTyped({ number: typed, from });
  });
  const keep = useEffectEvent(() => {
    if (!isEmpty && number !== initial) leaveNote('number', number);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page lacks it
    putBack();
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => removeEventListener('pagehide', keepNow);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !searching) onTrack(number.trim());
  };
  const read = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    const field = form.elements.namedItem('number');
    if (field instanceof HTMLInputElement && field.value !== number)
      setTyped({ number: field.value, from });
  };
  return (
    // A browser may set the value without an event: read it on the way to the disabled button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      method="dialog"
      onPointerOver={read}
      onKeyDown={read}
      onSubmit={submit}
      className="no-print grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <Field label={strings.number} hint={strings.numberHint}>
        <TextInput
          name="number"
          value={number}
          onChange={(event) => setTyped({ number: event.target.value, from })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_NUMBER}
          className="w-full font-mono"
        />
      </Field>
      <Button
        type="submit"
        disabled={isEmpty}
        aria-disabled={searching || undefined}
        aria-busy={searching}
      >
        {searching ? strings.searching : strings.track}
      </Button>
    </form>
  );
}
