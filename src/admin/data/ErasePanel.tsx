import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { BackupTimes } from '@/content/backup/backupAge';
import { brand } from '@/content/settings/settings';
import { eraseOptions, otherTabOptions } from '@/queries/admin/erase';
import { saveFailureText } from '@/queries/saveFailure';
import { settingsOptions } from '@/queries/content/siteContent';
import { forgetProgram } from '@/pwa/updates/forgetProgram';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { LastBackup } from './LastBackup';
import { strings } from './strings';

interface ErasePanelProps {
  times: BackupTimes | undefined;
  onBackup: () => void;
}

/** Takes everything of this site off this device, behind typing the site's name. */
export function ErasePanel({ times, onBackup }: ErasePanelProps) {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: isOtherTabOpen = false, refetch: lookForTabs } = useQuery(otherTabOptions);
  const erase = useMutation(eraseOptions);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { name } = brand(settings);
  const isNamed = typed.trim().normalize() === name.normalize();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNamed || erase.isPending) return;
    erase.mutate(
      // Without a network the site could not be opened again.
      { forgetProgram: navigator.onLine ? forgetProgram : undefined },
      // A page that knew the old content goes with it.
      { onSuccess: () => location.replace('/admin') },
    );
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid max-w-2xl gap-4">
      <h3 className="text-xl">{strings.erasing.title}</h3>
      <p>{strings.erasing.text}</p>
      <LastBackup times={times} />
      <Button variant="outline" className="justify-self-start" onClick={onBackup}>
        {strings.erasing.backUp}
      </Button>
      {isOtherTabOpen && (
        <p role="alert" className="text-advice">
          {strings.erasing.otherTab}{' '}
          <Button variant="link" size="sm" onClick={() => void lookForTabs()}>
            {strings.erasing.lookAgain}
          </Button>
        </p>
      )}
      <Field
        label={strings.erasing.typeName(<bdi className="wrap-anywhere">{name}</bdi>)}
        error={isChecked && !isNamed ? strings.erasing.wrongName : undefined}
      >
        {(frame) => (
          <TextInput
            {...frame}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {erase.isError && (
        <p role="alert" className="failure-note">
          {strings.erasing.failed(saveFailureText(erase.error))}
        </p>
      )}
      <Button
        type="submit"
        variant="destructive"
        aria-disabled={erase.isPending}
        className="justify-self-start"
      >
        {erase.isPending ? strings.erasing.erasing : strings.erasing.erase}
      </Button>
    </form>
  );
}
