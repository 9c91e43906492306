import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { SourceRead } from '@/features/officeSync/store/joining';
import { joinOptions } from '@/features/officeSync/queries';
import { MAX_COUNTER_NAME_LENGTH } from '@/engines/handover/history';
import { typedText } from '@/lib/text/typed';
import { saveFailureText } from '@/shared/queries/saves';
import { Button, Field, TextInput } from '@/ui/elements';
import { strings } from './strings';

const words = strings.join;

/** Takes the focus, because the button that led here is gone. */
const focusNow = (element: HTMLElement | null) => element?.focus();

interface JoinFormProps {
  read: SourceRead;
  /** The state of this counter, with its former name. */
  counter: string | undefined;
  onClose: (hasJoined: boolean) => void;
}

/** Preview of joining, and the name of this counter. */
export function JoinForm({ read, counter, onClose }: JoinFormProps) {
  const { counters, there, added, changed } = read.preview;
  const others = [...counters].filter(([id]) => id !== counter).map(([, name]) => name);
  const isByHand = read.source === undefined;
  const join = useMutation(joinOptions);
  const [name, setName] = useState(counters.get(counter ?? '') ?? '');
  const [isTried, setIsTried] = useState(false);
  const isTaken = others.some((each) => each.toLowerCase() === typedText(name).toLowerCase());
  const takenProblem = isTaken ? words.taken : undefined;
  const problem = typedText(name) === '' ? words.noName : takenProblem;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const field = event.currentTarget.elements.namedItem('counter');
    if (problem !== undefined && field instanceof HTMLElement) field.focus();
    else if (!join.isPending)
      join.mutate({ name: typedText(name), read }, { onSuccess: () => onClose(true) });
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-4">
      <div ref={focusNow} role="status" tabIndex={-1} className="grid gap-2">
        {others.length === 0 ? (
          <p>{isByHand ? words.firstByHand : words.first}</p>
        ) : (
          <>
            <p className="wrap-anywhere">{words.counters(others)}</p>
            <p>{words.there(there)}</p>
          </>
        )}
        <p>{`${words.added(added)} ${words.changed(changed)}`}</p>
        <p>{words.nothingDeleted}</p>
      </div>
      <Field
        label={words.name}
        hint={words.nameHint}
        error={isTried || isTaken ? problem : undefined}
      >
        <TextInput
          name="counter"
          maxLength={MAX_COUNTER_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {join.isError && (
        <p role="alert" className="failure-note">
          {words.failed(saveFailureText(join.error))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={join.isPending}>
          {join.isPending ? words.joining : isByHand ? strings.byHand.save : words.join}
        </Button>
        <Button variant="outline" onClick={() => onClose(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
