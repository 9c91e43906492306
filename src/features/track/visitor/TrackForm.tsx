import { useEffect, useEffectEvent, useState, type FormEvent, type SyntheticEvent } from 'react';
import { Button } from '@/ui/controls/Button';
import { Field, TextInput } from '@/ui/controls/Field';
import { strings } from './strings';

const LONGEST = 500;
/** Key in sessionStorage of what is typed and not sent, for the page in the other language. */
const TYPED = 'dubai-visa.number';

function keepTyped(number: string): void {
  try {
    sessionStorage.setItem(TYPED, number);
  } catch {
    // Storage is blocked: it has to be typed again.
  }
}

function takeTyped(): string {
  try {
    const typed = sessionStorage.getItem(TYPED) ?? '';
    sessionStorage.removeItem(TYPED);
    return typed.slice(0, LONGEST);
  } catch {
    return '';
  }
}

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
  const putBack = useEffectEvent(() => {
    const typed = takeTyped();
    if (isEmpty && typed !== '') setTyped({ number: typed, from });
  });
  const keep = useEffectEvent(() => {
    if (!isEmpty && number !== initial) keepTyped(number);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the page was sent without it.
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
    // A value may be set without an event, and the button waits for it: read on the way there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      method="dialog"
      onPointerOver={read}
      onKeyDown={read}
      onSubmit={submit}
      className="no-print grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <Field label={strings.number} hint={strings.numberHint}>
        {(control) => (
          <TextInput
            {...control}
            name="number"
            value={number}
            onChange={(event) => setTyped({ number: event.target.value, from })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST}
            className="w-full font-mono"
          />
        )}
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
