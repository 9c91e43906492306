import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type DragEvent, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Step } from '@/domain/applicationHistory';
import { takeSelectedFile } from '@/ui/inputs/files';
import { formatDateTime } from '@/lib/dates';
import { DeferredInstallButton } from '@/pwa/install/DeferredInstall';
import { isAppWindow } from '@/pwa/siteState';
import type { Counters } from '@/features/officeSync/store/folder';
import { type FolderOrFile, NotUsable } from '@/features/officeSync/store/joining';
import {
  allowOptions,
  countersOptions,
  fillOptions,
  leaveOptions,
  openExchangeOptions,
  personOptions,
  readSourceOptions,
  saveExchangeOptions,
  useFolderState,
} from '@/features/officeSync/queries';
import { COUNTED, type FolderState } from '@/features/officeSync/store/exchange';
import { saveFailureText } from '@/shared/queries/saves';
import { MAX_COUNTER_NAME_LENGTH } from '@/engines/handover/history';
import { typedText } from '@/lib/text/typed';
import { Button, Field, TextInput } from '@/ui/elements';
import { ConfirmDialog } from '@/ui/overlays/Dialog';
import { JoinForm } from './JoinForm';
import { strings } from './strings';

/** Why a folder or file was refused. */
function failureOf(error: Error): string {
  if (error instanceof NotUsable) return strings.unusable[error.why];
  return error instanceof DOMException ? strings.problems.unreachable : saveFailureText(error);
}

/** Lets the user choose or drop a folder. */
function FolderChoice({ onFolder }: { onFolder: (folder: FileSystemDirectoryHandle) => void }) {
  const [isOver, setIsOver] = useState(false);
  const [isNoFolder, setIsNoFolder] = useState(false);
  const isApp = useSyncExternalStore(isAppWindow.subscribe, isAppWindow.get);
  const { showDirectoryPicker } = window;
  if (showDirectoryPicker === undefined) return <p>{strings.noFolders}</p>;
  const choose = async () => {
    try {
      onFolder(await showDirectoryPicker({ id: 'counters', mode: 'readwrite' }));
    } catch (error) {
      // The user cancelled.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    }
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    // Handles are only available during the event.
    const handle = await event.dataTransfer.items[0]?.getAsFileSystemHandle?.();
    const isFolder = handle instanceof FileSystemDirectoryHandle;
    setIsNoFolder(!isFolder);
    if (isFolder) onFolder(handle);
  };
  return (
    <>
      <div
        className="file-drop flex flex-wrap items-center gap-3"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => void drop(event)}
      >
        <Button onClick={() => void choose()}>{strings.choose}</Button>
        <span className="pointer-coarse:hidden">{strings.drop}</span>
      </div>
      {isNoFolder && (
        <p role="alert" className="failure-note">
          {strings.notAFolder}
        </p>
      )}
      {!isApp && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">{strings.installFirst}</p>
          <DeferredInstallButton variant="outline" />
        </div>
      )}
    </>
  );
}

interface InStepProps {
  known: Counters;
  state: FolderState | undefined;
  onLeft: () => void;
}

/** The counters, when they were last seen, and pending changes. */
function InStep({ known, state, onLeft }: InStepProps) {
  const { counter = '', names, directory, mustRead } = known;
  const leave = useMutation(leaveOptions);
  const allow = useMutation(allowOptions);
  const fill = useMutation(fillOptions);
  const [isLeaving, setIsLeaving] = useState(false);
  const nameOf = (id: string) => names.get(id) || strings.inStep.unnamed;
  const seen = new Map(state?.counters.map((each) => [each.counter, each.lastSeen]));
  const problem = state?.problem;
  const notes = [
    ...COUNTED.map((kind) => {
      const count = state?.counts[kind] ?? 0;
      return count > 0 && strings.inStep[kind](count);
    }),
    mustRead && directory === undefined && strings.inStep.cleared,
  ].filter((note) => typeof note === 'string');
  return (
    <div className="grid gap-4">
      <h3 className="text-lg wrap-anywhere">
        {strings.inStep.title(<bdi translate="no">{nameOf(counter)}</bdi>)}
      </h3>
      <div role="status" className="grid justify-items-start gap-2 empty:absolute">
        {problem && (
          <p className={problem === 'starting' ? 'text-muted' : 'text-advice'}>
            {strings.problems[problem]}
          </p>
        )}
        {state && state.waiting > 0 && <p>{strings.status.waiting(state.waiting)}</p>}
        {notes.map((note) => (
          <p key={note} className="text-advice">
            {note}
          </p>
        ))}
        {state && state.ahead.length > 0 && (
          <p className="text-advice wrap-anywhere">
            {strings.inStep.ahead(state.ahead.map(nameOf))}
          </p>
        )}
      </div>
      {problem === 'permission' && directory && (
        <Button className="justify-self-start" onClick={() => allow.mutate(directory)}>
          {strings.allow}
        </Button>
      )}
      {problem === 'emptied' && (
        <Button className="justify-self-start" onClick={() => fill.mutate()}>
          {strings.fill}
        </Button>
      )}
      <ul aria-label={strings.inStep.list} className="grid gap-1">
        {[...new Set([counter, ...seen.keys(), ...names.keys()])].map((id) => {
          const at = seen.get(id);
          const when = at === undefined ? undefined : formatDateTime(at);
          const isSeen =
            when === undefined ? strings.inStep.notSeen : strings.inStep.lastSeen(when);
          return (
            <li key={id} className="wrap-anywhere">
              <bdi translate={names.get(id) ? 'no' : undefined} className="font-semibold">
                {nameOf(id)}
              </bdi>{' '}
              <span className="text-muted">{`(${id === counter ? strings.inStep.here : isSeen})`}</span>
            </li>
          );
        })}
      </ul>
      <PersonField person={known.person} />
      {known.people.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {strings.person.all}
          </summary>
          <ul aria-label={strings.person.all} className="grid gap-1">
            {known.people.map((step) => (
              <NamedItem key={step.id} {...step} />
            ))}
          </ul>
        </details>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          leave.reset();
          setIsLeaving(true);
        }}
      >
        {strings.inStep.leave}
      </Button>
      <ConfirmDialog
        open={isLeaving}
        question={{
          title: strings.inStep.leaveTitle,
          text: strings.inStep.leaveText,
          confirmLabel: strings.inStep.leave,
        }}
        isBusy={leave.isPending}
        failure={
          leave.isError ? strings.inStep.leaveFailed(saveFailureText(leave.error)) : undefined
        }
        onConfirm={() => leave.mutate(undefined, { onSuccess: onLeft })}
        onCancel={() => setIsLeaving(false)}
      />
    </div>
  );
}

/** An entry of the list of who worked at which counter, and from when. */
function NamedItem({ at, counter, detail }: Step) {
  const person = detail === '' ? undefined : <bdi translate="no">{detail}</bdi>;
  return (
    <li className="wrap-anywhere">
      {strings.person.workedAt(person, <bdi translate="no">{counter}</bdi>)}{' '}
      <span className="text-muted">{formatDateTime(at)}</span>
    </li>
  );
}

/** Who works at this counter. */
function PersonField({ person }: { person: string }) {
  const [name, setName] = useState(person);
  const save = useMutation(personOptions);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(typedText(name));
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-3">
      <Field label={strings.person.label} hint={strings.person.hint}>
        <TextInput
          maxLength={MAX_COUNTER_NAME_LENGTH}
          value={name}
          onChange={({ target }) => {
            save.reset();
            setName(target.value);
          }}
        />
      </Field>
      <Button type="submit" variant="outline" className="justify-self-start">
        {strings.person.save}
      </Button>
      <p role="status" className="empty:absolute">
        {save.isSuccess && strings.person.saved}
      </p>
      {save.isError && (
        <p role="alert" className="failure-note">
          {saveFailureText(save.error)}
        </p>
      )}
    </form>
  );
}

interface ByHandProps {
  isSharing: boolean;
  save: UseMutationResult<number, Error, void>;
  /** Before joining: reads an exchange file, or starts an office without one. */
  onRead: (source: FolderOrFile | undefined) => void;
}

/** Exchange by a file that is carried between counters. */
function ByHand({ isSharing, save, onRead }: ByHandProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = useMutation(openExchangeOptions);
  const error = save.error ?? open.error;
  return (
    <section aria-labelledby="by-hand" className="grid gap-3">
      <h3 id="by-hand" className="text-lg">
        {strings.byHand.title}
      </h3>
      <p className="text-muted">{strings.byHand.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => {
            open.reset();
            if (isSharing) save.mutate();
            else onRead(undefined);
          }}
        >
          {strings.byHand.save}
        </Button>
        <Button variant="outline" onClick={() => input.current?.click()}>
          {strings.byHand.open}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={strings.byHand.open}
          onChange={(event) =>
            takeSelectedFile(event, (file) => {
              save.reset();
              if (isSharing) open.mutate(file);
              else onRead(file);
            })
          }
        />
      </div>
      <div role="status" className="grid gap-2 empty:absolute">
        {save.isSuccess && <p>{strings.byHand.saved}</p>}
        {save.isSuccess && save.data > 0 && (
          <p className="text-advice">{strings.inStep.unshared(save.data)}</p>
        )}
        {open.isSuccess && (
          <p>{open.data === 0 ? strings.byHand.nothingNew : strings.byHand.opened(open.data)}</p>
        )}
      </div>
      {error && (
        <p role="alert" className="failure-note">
          {failureOf(error)}
        </p>
      )}
    </section>
  );
}

/** Counters that sync by a shared folder or by exchange files. */
export function CountersPanel() {
  const { data: known, refetch } = useQuery(countersOptions);
  const state = useFolderState();
  const read = useMutation(readSourceOptions);
  const save = useMutation(saveExchangeOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  if (known === undefined) return null;
  const { obstacle, isDemo, isSharing, directory, counter } = known;
  const advises = !obstacle && known.hasBuiltInPassword;
  const close = (hasJoined = false) => {
    // The user asked for an exchange file, which is only possible after joining.
    if (hasJoined && read.data && read.data.source === undefined) save.mutate();
    read.reset();
    void refetch();
    heading.current?.focus();
  };
  return (
    <div className="grid max-w-2xl gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {strings.title}
      </h2>
      <p className="text-muted">{strings.text}</p>
      {obstacle && <p className="failure-note">{strings.obstacles[obstacle]}</p>}
      {advises && <p className="text-advice">{strings.obstacles.builtInPassword}</p>}
      {!obstacle && isDemo && <p className="text-advice">{strings.demoWarning}</p>}
      {known.isEarlier && <p className="text-advice">{strings.earlier}</p>}
      {isSharing && <InStep known={known} state={state} onLeft={() => close()} />}
      {read.data ? (
        <JoinForm read={read.data} counter={counter} onClose={close} />
      ) : (
        !obstacle && (
          <>
            {directory === undefined && <FolderChoice onFolder={(folder) => read.mutate(folder)} />}
            {read.isPending && <p role="status">{strings.reading}</p>}
            {read.isError && (
              <p role="alert" className="failure-note">
                {failureOf(read.error)}
              </p>
            )}
            <ByHand isSharing={isSharing} save={save} onRead={(source) => read.mutate(source)} />
          </>
        )
      )}
    </div>
  );
}
