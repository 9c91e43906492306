import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import type { VisaApplication } from '@/domain/application';
import { statusLabel } from '@/domain/labels';
import { FailureNote, type Elements, Button, Field, TextArea, Select } from '@/ui/elements';
import { settingsType } from '@/domain/settings';
import { rejectionReasons } from '@/features/handover/model/rejectionReasons';
import { draftKind } from '@/shared/editing/formDefinition';
import { MAX_PRIVATE_NOTE_LENGTH } from '@/engines/handover/history';
import { MAX_NOTE_LENGTH } from '@/config';
import { useLeaveGuard } from '@/shared/editing/leaving';
import { formatDateTime } from '@/lib/dates';
import type { DecisionRow } from '@/shared/store/applicationHistories';
import { NoSigningKey, SkewedClock } from '@/features/handover/store/decide';
import { decideOptions } from '@/features/handover/admin/queries';
import { DraftLine, useDraft } from '@/shared/editing/useDraft';
import { settingsOptions } from '@/shared/queries/siteContent';
import { saveFailureText } from '@/shared/queries/saves';
import { ConfirmDialog } from '@/ui/overlays/Dialog';
import { strings as adminStrings } from '@/shared/admin/strings';
import { scrollIntoView } from '@/ui/focus';
import { strings } from './strings';

const CHOICES = ['Processing', 'Approved', 'Rejected'] as const;
const draftSchema = v.object({
  status: v.picklist(['', ...CHOICES]),
  note: v.string(),
  privateNote: v.fallback(v.string(), ''),
});
type DraftOfDecision = v.InferOutput<typeof draftSchema>;
const BLANK: DraftOfDecision = { status: '', note: '', privateNote: '' };
const isBlank = ({ status, note, privateNote }: DraftOfDecision) =>
  status === '' && note === '' && privateNote === '';

const at = (seconds: number) => formatDateTime(seconds * 1000) ?? '';

/** The pause before a key that tells a person from a scanner, which types faster. */
const QUIET_MS = 2000;
/** The pause that suffices after a key that came alone, such as that of a choice. */
const SHORT_MS = 500;

/**
 * Returns a check whether a press is intentional: by pointer, by Enter after a pause without a key,
 * or by a second, separate Enter, which no scanner sends.
 */
function useDeliberatePress(): (event: { readonly detail: number }, isSecond: boolean) => boolean {
  // Three key times are kept, because the newest key may be the press itself.
  const keys = useRef<readonly [number, number, number]>([-Infinity, -Infinity, -Infinity]);
  useEffect(() => {
    const note = ({ timeStamp }: KeyboardEvent) => {
      keys.current = [keys.current[1], keys.current[2], timeStamp];
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);
  return ({ detail }, isSecond) => {
    const [earlier, before, newest] = keys.current;
    const pause = newest - before;
    const wasAlone = isSecond || before - earlier >= QUIET_MS;
    return detail > 0 || pause >= QUIET_MS || (pause >= SHORT_MS && wasAlone);
  };
}

/** In a scanned code, the next digit follows within this time. */
const ALONE_MS = 100;

/**
 * Calls `onDigit` for a digit that a person presses outside of text fields: alone, with no other
 * key shortly before or right after it, unlike the digits of a scanner.
 */
function useSingleDigit(onDigit: (digit: number) => void): void {
  const press = useEffectEvent(onDigit);
  useEffect(() => {
    let newest = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: KeyboardEvent) => {
      const { key, code, target, timeStamp } = event;
      // By physical key: the layout may type digits of another script, or need Shift for them.
      const [, digit] = (key.length === 1 && /^(?:Digit|Numpad)(\d)$/.exec(code)) || [];
      clearTimeout(timer);
      const isAlone = timeStamp - newest >= QUIET_MS;
      newest = timeStamp;
      const isElsewhere =
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
        (target instanceof Element &&
          target.matches('input:not([type=radio]), textarea, select, option, [contenteditable]'));
      if (!isAlone || isElsewhere || digit === undefined) return;
      timer = setTimeout(() => {
        // The next choice may follow without a pause.
        newest = -Infinity;
        press(Number(digit));
      }, ALONE_MS);
    };
    addEventListener('keydown', hear, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', hear, true);
    };
  }, []);
}

interface DecisionFormProps {
  application: VisaApplication;
  /** Shown above the fields, except while a decision is being signed, which it would announce. */
  notice: Elements;
  /** Called when something is typed, and when a draft is continued. */
  onTyped: () => void;
  onDecided: (decision: DecisionRow) => void;
}

/** A form for status and note, kept as a draft until the decision is signed. */
export function DecisionForm({ application, notice, onTyped, onDecided }: DecisionFormProps) {
  const [{ status, note, privateNote }, setTyped] = useState(BLANK);
  const form = useRef<HTMLFormElement>(null);
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const reasons = rejectionReasons(settings);
  const [isChecked, setIsChecked] = useState(false);
  const [isTooSoon, setIsTooSoon] = useState(false);
  const decide = useMutation(decideOptions);
  const isDeliberate = useDeliberatePress();
  const draft = useDraft({
    kind: draftKind('decision', application.id),
    schema: draftSchema,
    isBlank,
  });
  const isAtRisk =
    !isBlank({ status, note, privateNote }) &&
    draft.isAtRisk &&
    !decide.isPending &&
    !decide.isSuccess;
  const question = useLeaveGuard({
    isAsking: isAtRisk && draft.saveState === 'refused',
    isAskingAtUnload: isAtRisk,
    question: { ...adminStrings.leave, text: adminStrings.leave.edits.refused },
  });

  /** For Undo, which runs long after the render that offered it. */
  const newest = useRef(BLANK);
  const show = (typed: DraftOfDecision) => {
    newest.current = typed;
    setTyped(typed);
  };
  const change = (part: Partial<DraftOfDecision>) => {
    const typed = { status, note, privateNote, ...part };
    show(typed);
    onTyped();
    setIsTooSoon(false);
    draft.keep(typed);
  };
  const continueDraft = () => {
    const typed = { status, note, privateNote };
    if (!draft.found || decide.isPending) return undefined;
    const undo = draft.continueFound(isBlank(typed) ? undefined : typed);
    const { found } = draft;
    show(found.value);
    onTyped();
    if (isBlank(typed)) return undefined;
    return () => {
      undo(newest.current);
      show(typed);
    };
  };
  const lacksReason = status === 'Rejected' && note.trim() === '';
  useSingleDigit((digit) => {
    const choice = CHOICES[digit - 1];
    if (choice === undefined || decide.isPending) return;
    // Render the list of reasons at once, so that it can be focused.
    flushSync(() => change({ status: choice }));
    const next = choice === 'Rejected' && note.trim() === '' ? 'select' : '[type=submit]';
    form.current?.querySelector<HTMLElement>(next)?.focus();
  });
  const send = (isClockRight: boolean) => {
    if (status === '' || lacksReason || decide.isPending) return;
    decide.mutate(
      { application, status, note, privateNote, isClockRight, draftId: draft.pause() },
      {
        onSuccess: onDecided,
        onError: () => {
          draft.resume();
          draft.keep({ status, note, privateNote });
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
    <form ref={form} noValidate onSubmit={submit} className="decision-form">
      <div className="decision-fields grid gap-4">
        {!decide.isPending && !decide.isSuccess && notice}
        <DraftLine draft={draft} onContinue={continueDraft} />
        <fieldset aria-describedby="decision-error">
          <legend className="mb-2 text-xl font-semibold">{strings.here.decision}</legend>
          <div className="grid grid-cols-3 gap-2">
            {CHOICES.map((choice, place) => (
              <label
                key={choice}
                className="relative grid min-h-16 cursor-pointer place-content-center justify-items-center rounded-field border border-control bg-base-100 p-1 text-center text-[min(0.875rem,3.6vw)] font-semibold text-base-content has-checked:border-primary has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-base-content"
              >
                {/* It covers the whole button, so that all of it can be clicked. */}
                <input
                  type="radio"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  name="status"
                  aria-keyshortcuts={String(place + 1)}
                  checked={status === choice}
                  onChange={() => change({ status: choice })}
                />
                <span>{statusLabel(choice)}</span>
                <kbd aria-hidden className="key-hint">
                  {place + 1}
                </kbd>
              </label>
            ))}
          </div>
          <p id="decision-error" role="alert" className="mt-2 text-sm text-error empty:hidden">
            {error}
          </p>
        </fieldset>
        {status === 'Rejected' && (
          <Field
            label={strings.here.reason}
            error={isChecked && lacksReason ? strings.here.noReason : undefined}
          >
            <Select
              value={reasons.includes(note) ? note : ''}
              onChange={({ target }) => target.value !== '' && change({ note: target.value })}
              options={reasons.map((reason) => ({ value: reason, label: reason }))}
            >
              <option value="">{strings.here.chooseReason}</option>
            </Select>
          </Field>
        )}
        <Field
          label={strings.here.note}
          hint={strings.here.noteHint}
          optional={status !== 'Rejected'}
        >
          <TextArea
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        <Field label={strings.here.privateNote} hint={strings.here.privateHint} optional>
          <TextArea
            rows={1}
            maxLength={MAX_PRIVATE_NOTE_LENGTH}
            value={privateNote}
            onChange={({ target }) => change({ privateNote: target.value })}
          />
        </Field>
      </div>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {isTooSoon ? strings.here.wait : strings.here.draft[draft.saveState]}
      </p>
      {decide.isError && clock === undefined && (
        <FailureNote ref={scrollIntoView}>{failure}</FailureNote>
      )}
      <Button
        type="submit"
        size="lg"
        aria-disabled={decide.isPending}
        onClick={(event) => {
          const isPress = isDeliberate(event, isTooSoon);
          setIsTooSoon(!isPress);
          if (isPress) send(false);
          else event.preventDefault();
        }}
      >
        {decide.isPending ? strings.here.deciding : strings.here.decide}
      </Button>
      <ConfirmDialog
        open={clock !== undefined}
        question={{
          title: strings.here.clock.title,
          text: clock !== undefined && strings.here.clock.text(at(clock.now), at(clock.newest)),
          confirmLabel: strings.here.clock.right,
        }}
        onConfirm={() => send(true)}
        onCancel={decide.reset}
      />
      {question}
    </form>
  );
}
