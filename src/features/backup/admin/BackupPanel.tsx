import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type BackupTimes, daysAgo, isBackupDue } from '@/features/backup/model/backupAge';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { singleFlight } from '@/lib/tasks';
import { chooseTarget } from '@/lib/browser/saveBlob';
import { fileSize } from '@/lib/text/numbers';
import { formatDateTime, localDate } from '@/lib/dates';
import type { BackupMade } from '@/features/backup/store/makeBackup';
import { backupFailureText, makeBackupOptions } from './queries';
import { FailureNote, Button, Field, Switch } from '@/ui/elements';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { dataStrings } from './strings';

/** When this browser made its last backup, whether the next is due, and what no backup contains. */
export function LastBackup({ times }: { times: BackupTimes | undefined }) {
  const [now] = useState(Date.now);
  if (times === undefined) return null;
  const { lastAt } = times;
  const isDue = isBackupDue(times, now);
  const words = dataStrings.lastBackup;
  return (
    <p className={isDue ? 'font-semibold text-advice' : 'text-muted'}>
      <span>
        {lastAt === undefined
          ? words.none
          : words.made(formatDateTime(lastAt) ?? '', daysAgo(lastAt, Math.max(now, lastAt)))}
      </span>{' '}
      {isDue && <span>{lastAt === undefined ? words.isFirstDue : words.isDue}</span>}
    </p>
  );
}

/** Contents of a backup, such as `Pages 2, Menus 1, Documents 3.` */
function countsText(counts: Readonly<Record<string, number>>): string {
  const each = Object.entries(counts).map(([name, count]) =>
    dataStrings.outcome.count(contentName(name) ?? dataStrings.documents, count),
  );
  return dataStrings.outcome.counts(each);
}

/** The result of a backup; nothing before the first one. */
function BackupOutcome({ made, error }: { made: BackupMade | undefined; error: Error | null }) {
  if (error)
    return <FailureNote>{dataStrings.outcome.failed(backupFailureText(error))}</FailureNote>;
  if (!made) return null;
  const { byteCount, counts, omittedCount, incompleteCount, isEncrypted, checked } = made;
  const madeText = isEncrypted ? dataStrings.outcome.madeEncrypted : dataStrings.outcome.made;
  return (
    <div
      role="status"
      className="flex gap-3 border-s-4 border-success bg-[color-mix(in_oklab,var(--color-success)_10%,var(--color-base-100))] px-5 py-4"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-1">
        <p className="font-semibold">{madeText(fileSize(byteCount))}</p>
        <p>{countsText(counts)}</p>
        {omittedCount > 0 && (
          <p className="font-semibold text-error">{dataStrings.outcome.leftOut(omittedCount)}</p>
        )}
        {incompleteCount > 0 && (
          <p className="font-semibold text-error">
            {dataStrings.outcome.incomplete(incompleteCount)}
          </p>
        )}
        <p className="text-muted">
          {checked === 'disk' ? dataStrings.outcome.onDisk : dataStrings.outcome.inDownloads}
        </p>
      </div>
    </div>
  );
}

interface OptionSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function OptionSwitch({ label, hint, isOn, onChange }: OptionSwitchProps) {
  const id = useId();
  return (
    <div className="grid">
      <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
        <Switch
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

/** Shorter passphrases are too easy to guess. */
const MIN_PASSPHRASE_LENGTH = 8;

function passphraseProblem({
  passphrase,
  again,
}: Readonly<Record<'passphrase' | 'again', string>>) {
  if (passphrase.length < MIN_PASSPHRASE_LENGTH)
    return { field: 'passphrase', text: dataStrings.backup.tooShort } as const;
  if (passphrase !== again) return { field: 'again', text: dataStrings.backup.notSame } as const;
  return undefined;
}

export function BackupPanel({ times }: { times: BackupTimes | undefined }) {
  const make = useMutation(makeBackupOptions);
  const [withDocuments, setWithDocuments] = useState(true);
  const [withMailPassword, setWithMailPassword] = useState(false);
  const [isEncrypted, setIsEncrypted] = useState(false);
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [progress, setProgress] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const [flight] = useState(singleFlight);
  const problem = isEncrypted && isChecked ? passphraseProblem(typed) : undefined;

  const begin = async () => {
    if (!flight.begin()) return;
    const fileName = `dubai-visa-backup-${localDate(new Date())}.json`;
    const target = await chooseTarget(fileName, dataStrings.backup.fileType);
    if (target === undefined) return flight.end();
    make.mutate(
      {
        withDocuments,
        withMailPassword,
        passphrase: isEncrypted ? typed.passphrase : '',
        target,
        fileName,
        onProgress: setProgress,
      },
      {
        onSettled: () => {
          flight.end();
          setProgress(undefined);
        },
      },
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = isEncrypted ? passphraseProblem(typed) : undefined;
    if (!wrong) return void begin();
    const field = form.current?.elements.namedItem(wrong.field);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      aria-labelledby="backup"
      className="grid gap-4"
    >
      <h3 id="backup" className="text-xl">
        {dataStrings.backup.title}
      </h3>
      <p className="text-muted">{dataStrings.backup.text}</p>
      <LastBackup times={times} />
      <OptionSwitch
        {...dataStrings.backup.withDocuments}
        isOn={withDocuments}
        onChange={setWithDocuments}
      />
      <OptionSwitch
        {...dataStrings.backup.withMailPassword}
        isOn={withMailPassword}
        onChange={setWithMailPassword}
      />
      <OptionSwitch
        {...dataStrings.backup.encrypted}
        isOn={isEncrypted}
        onChange={setIsEncrypted}
      />
      {isEncrypted &&
        (['passphrase', 'again'] as const).map((name) => (
          <Field
            key={name}
            label={dataStrings.backup[name]}
            error={problem?.field === name ? problem.text : undefined}
          >
            <PasswordInput
              name={name}
              label={dataStrings.backup[name]}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))}
      <Button type="submit" aria-disabled={make.isPending} className="justify-self-start">
        {make.isPending ? dataStrings.backup.making : dataStrings.backup.make}
      </Button>
      {progress !== undefined && (
        <p role="status" className="text-sm">
          {dataStrings.progress(progress)}
        </p>
      )}
      <BackupOutcome made={make.data} error={make.error} />
    </form>
  );
}
