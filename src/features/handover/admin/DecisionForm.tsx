import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { VisaApplication } from '@/domain/application';
import { draftKind } from '@/shared/editing/formDefinition';
import { MAX_NOTE_LENGTH } from '@/engines/handover/slip';
import { useLeaveGuard } from '@/shared/editing/useLeaveGuard';
import { formatDateTime } from '@/lib/time/dates';
import type { DecisionRow } from '@/store/applicationHistories';
import { NoSigningKey, SkewedClock } from '@/features/handover/store/decide';
import { decideOptions } from '@/features/handover/admin/queries';
import { useDraft } from '@/shared/editing/useDraft';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { Field, TextArea } from '@/ui/controls/Field';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { strings as adminStrings } from '@/shared/admin/strings';
import { scrollIntoView } from './HandoverReview';
import { strings } from './strings';

const CHOICES = ['Processing', 'Approved', 'Rejected'] as const;
const draftSchema = v.object({ status: v.picklist(['', ...CHOICES]), note: v.string() });
type DraftOfDecision = v.InferOutput<typeof draftSchema>;
const BLANK: DraftOfDecision = { status: '', note: '' };
const isBlank = ({ status, note }: DraftOfDecision) => status === '' && note === '';

const at = (seconds: number) => formatDateTime(seconds * 1000) ?? '';

/** Enter submits only after this pause, because a scanner types the keys of its code. */
const QUIET_MS = 2000;

/** Whether a press is intentional: by pointer, or by Enter after two seconds without a key. */
function useDeliberatePress(): (event: { readonly detail: number }) => boolean {
  // Two key times, because the newest key may be the press itself.
  const keys = useRef<readonly [number, number]>([-Infinity, -Infinity]);
  useEffect(() => {
    const note = ({ timeStamp }: KeyboardEvent) => {
      keys.current = [keys.current[1], timeStamp];
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);
  return ({ detail }) => {
    const [before, newest] = keys.current;
    return detail > 0 || newest - before >= QUIET_MS;
  };
}

interface DecisionFormProps {
  application: VisaApplication;
  onDecided: (decision: DecisionRow) => void;
}

/** Status and note, stored as a draft until they are signed. */
export function DecisionForm({ application, onDecided }: DecisionFormProps) {
  const [{ status, note }, setTyped] = useState(BLANK);
  const [isChecked, setIsChecked] = useState(false);
  const [isTooSoon, setIsTooSoon] = useState(false);
  const decide = useMutation(decideOptions);
  const isDeliberate = useDeliberatePress();
  const draft = useDraft({
    kind: draftKind('decision', application.id),
    schema: draftSchema,
    isBlank,
  });
  const { found } = draft;
  const [restored, setRestored] = useState<typeof found>();
  if (found && found !== restored) {
    setRestored(found);
    setTyped(found.value);
  }
  const goOn = useEffectEvent(draft.continueFound);
  useEffect(() => {
    if (restored) goOn();
  }, [restored]);

  const isAtRisk =
    !isBlank({ status, note }) && draft.isAtRisk && !decide.isPending && !decide.isSuccess;
  const { question } = useLeaveGuard({
    isAsking: isAtRisk && draft.saveState === 'refused',
    isAskingAtUnload: isAtRisk,
    ...adminStrings.leave,
    text: adminStrings.leave.edits.refused,
  });

  const change = (part: Partial<DraftOfDecision>) => {
    const typed = { status, note, ...part };
    setTyped(typed);
    setIsTooSoon(false);
    draft.keep(typed);
  };
  const send = (isClockRight: boolean) => {
    if (status === '' || decide.isPending) return;
    decide.mutate(
      { application, status, note, privateNote: '', isClockRight, draftId: draft.pause() },
      {
        onSuccess: onDecided,
        onError: () => {
          draft.resume();
          draft.keep({ status, note });
        },
      },
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
  };
  const clock = decide.error instanceof SkewedClock ? decide.error : undefined;
  const failure =
    decide.error instanceof NoSigningKey ? strings.here.noKey : saveFailureText(decide.error);
  const error = isChecked && status === '' ? strings.here.choose : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <fieldset aria-describedby="decision-error" className="grid gap-3">
        <legend className="mb-2 text-xl font-semibold">{strings.here.decision}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {CHOICES.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="status"
                className="radio radio-primary border-(--control)"
                checked={status === choice}
                onChange={() => change({ status: choice })}
              />
              <span>{choice}</span>
            </label>
          ))}
        </div>
        <p id="decision-error" role="alert" className="text-sm text-error empty:hidden">
          {error}
        </p>
      </fieldset>
      <Field label={strings.here.note} hint={strings.here.noteHint} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {isTooSoon ? strings.here.wait : strings.here.draft[draft.saveState]}
      </p>
      {decide.isError && clock === undefined && (
        <p ref={scrollIntoView} role="alert" className="failure-note">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        aria-disabled={decide.isPending}
        onClick={(event) => {
          const isPress = isDeliberate(event);
          setIsTooSoon(!isPress);
          if (isPress) send(false);
          else event.preventDefault();
        }}
      >
        {decide.isPending ? strings.here.deciding : strings.here.decide}
      </Button>
      <ConfirmDialog
        open={clock !== undefined}
        title={strings.here.clock.title}
        text={clock !== undefined && strings.here.clock.text(at(clock.now), at(clock.newest))}
        confirmLabel={strings.here.clock.right}
        onConfirm={() => send(true)}
        onCancel={decide.reset}
      />
      {question}
    </form>
  );
}
