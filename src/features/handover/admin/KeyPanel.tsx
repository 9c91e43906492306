import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { type KeyInstallation, scannedSheet } from '@/features/handover/store/officeKeys';
import { officeKeysOptions, installKeyOptions } from '@/features/handover/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Button, Field, TextArea, useFieldControl } from '@/ui/elements';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { scrollIntoView } from '@/ui/focus';
import { strings } from './strings';

function FileInput({ onFile }: { onFile: (file: File | undefined) => void }) {
  return (
    <input
      {...useFieldControl()}
      type="file"
      accept=".json,application/json"
      className="w-full file:me-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border file:border-control file:px-4 file:font-semibold"
      onChange={({ target }) => onFile(target.files?.[0])}
    />
  );
}

/** Lists the installed keys, and installs one. */
export function KeyPanel() {
  const { data: here, refetch } = useQuery(officeKeysOptions);
  const install = useMutation(installKeyOptions);
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const [digits, setDigits] = useState(scannedSheet.digits);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    scannedSheet.digits = '';
  }, []);
  const start = (installation: KeyInstallation) => {
    if (install.isPending) return;
    install.mutate(installation, {
      onSuccess: (done) => {
        if ('refusal' in done) return;
        setPassphrase('');
        setDigits('');
        void refetch();
      },
    });
  };
  const byFile = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (file !== undefined) start({ file, passphrase });
  };
  const bySheet = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    start({ sheet: digits });
  };
  const { data: done, error } = install;
  const failure =
    done && 'refusal' in done
      ? strings.key.refusals[done.refusal]
      : error && saveFailureText(error);
  const submit = (way: 'file' | 'sheet') => (
    <>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {install.variables && way in install.variables && (
          <>
            {failure && (
              <p ref={scrollIntoView} className="failure-note">
                {failure}
              </p>
            )}
            {done && 'id' in done && <p ref={scrollIntoView}>{strings.key.installed(done.id)}</p>}
          </>
        )}
      </div>
      <Button type="submit" className="justify-self-start" aria-disabled={install.isPending}>
        {install.isPending ? strings.key.installing : strings.key.install}
      </Button>
    </>
  );
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{strings.key.title}</h2>
        {here && <p>{here.length === 0 ? strings.key.none : strings.key.here(here)}</p>}
        <p className="text-muted">{strings.key.text}</p>
      </div>
      <form noValidate autoComplete="off" onSubmit={byFile} className="grid gap-4">
        <h3 className="text-lg">{strings.key.byFile}</h3>
        <Field
          label={strings.key.file}
          error={isChecked && file === undefined ? strings.key.noFile : undefined}
        >
          <FileInput onFile={setFile} />
        </Field>
        <Field label={strings.key.passphrase}>
          <PasswordInput
            label={strings.key.passphrase}
            autoComplete="off"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </Field>
        {submit('file')}
      </form>
      <form noValidate autoComplete="off" onSubmit={bySheet} className="grid gap-4">
        <h3 className="text-lg">{strings.key.bySheet}</h3>
        <Field label={strings.key.sheet}>
          <TextArea
            data-takes-codes=""
            rows={4}
            spellCheck={false}
            className="w-full font-mono"
            value={digits}
            onChange={({ target }) => setDigits(target.value)}
          />
        </Field>
        {submit('sheet')}
      </form>
    </div>
  );
}
