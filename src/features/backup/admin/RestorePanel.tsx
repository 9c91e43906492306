import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { FileDrop } from '@/ui/inputs/FileDrop';
import { openBackupOptions, openFailure } from '@/features/backup/admin/queries';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { DryRun } from './DryRun';
import { recoveryStrings } from './strings';

/** Restores a backup after showing what it would change. */
export function RestorePanel() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = useMutation(openBackupOptions);
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const failure = open.error === null ? undefined : openFailure(open.error);
  const isAsking = failure?.isAboutPassphrase === true;

  const look = (chosen: File, secret?: string) => open.mutate({ file: chosen, passphrase: secret });
  const choose = (chosen: File) => {
    setFile(chosen);
    setPassphrase('');
    look(chosen);
  };
  const unlock = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file && !open.isPending) look(file, passphrase);
  };
  const lookAgain = () => {
    if (file) look(file, passphrase === '' ? undefined : passphrase);
  };
  const close = () => {
    setFile(undefined);
    setPassphrase('');
    open.reset();
    input.current?.focus();
  };
  return (
    <section aria-labelledby={`${id}heading`} className="grid gap-4">
      <h3 id={`${id}heading`} className="text-xl">
        {recoveryStrings.restore.title}
      </h3>
      <p id={`${id}hint`} className="text-muted">
        {recoveryStrings.restore.text}
      </p>
      <div className="grid gap-1.5 no-print">
        <label htmlFor={`${id}file`} className="font-semibold">
          {recoveryStrings.restore.file}
        </label>
        <FileDrop
          ref={input}
          id={`${id}file`}
          accept=".json,application/json"
          aria-describedby={`${id}hint ${id}name`}
          onFile={choose}
        >
          <span className="flex min-w-0 items-center gap-3">
            <Upload aria-hidden="true" className="ms-1 size-6 shrink-0 text-primary" />
            <output id={`${id}name`} translate="no" className="wrap-anywhere" dir="auto">
              {file?.name}
            </output>
            {!file && (
              <span className="text-balance">
                {recoveryStrings.restore.choose(
                  (text) => (
                    <span className="font-semibold text-primary underline">{text}</span>
                  ),
                  (text) => (
                    <span className="pointer-coarse:hidden">{text}</span>
                  ),
                )}
              </span>
            )}
          </span>
        </FileDrop>
      </div>
      {open.isPending && <p role="status">{recoveryStrings.restore.comparing}</p>}
      {(isAsking || (open.isPending && passphrase !== '')) && (
        <form noValidate onSubmit={unlock} className="grid gap-3">
          <Field
            label={recoveryStrings.restore.passphrase}
            hint={recoveryStrings.restore.isEncrypted}
            error={failure?.text}
          >
            {(frame) => (
              <PasswordInput
                {...frame}
                label={recoveryStrings.restore.passphrase}
                value={passphrase}
                onChange={({ target }) => setPassphrase(target.value)}
              />
            )}
          </Field>
          <Button type="submit" aria-disabled={open.isPending} className="justify-self-start">
            {recoveryStrings.restore.open}
          </Button>
        </form>
      )}
      {failure && !isAsking && (
        <p role="alert" className="failure-note">
          {recoveryStrings.restore.failed(failure.text ?? '')}
        </p>
      )}
      {open.data && <DryRun prepared={open.data} onLookAgain={lookAgain} onClose={close} />}
    </section>
  );
}
