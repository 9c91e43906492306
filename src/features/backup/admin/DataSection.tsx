import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState, useId, useRef } from 'react';
import type { BackupTimes } from '@/features/backup/model/backupAge';
import { brand } from '@/domain/settings';
import { removeOfflineFiles } from '@/pwa/siteState';
import { isSharingOptions } from '@/features/officeSync/queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { useHashTab } from '@/shared/admin/ListFrame';
import { settingsOptions } from '@/shared/queries/siteContent';
import { saveFailureText } from '@/shared/queries/saves';
import { FailureNote, Card, Button, Field, TextInput } from '@/ui/elements';
import { Tabs } from '@/ui/controls/Tabs';
import { siteAddress } from '@/lib/browser/siteAddress';
import { RecoveryList } from './RecoveryList';
import { BackupPanel, LastBackup } from './BackupPanel';
import { dataStrings, strings, recoveryStrings } from './strings';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import type { StorageUse } from '@/store/storageUse';
import {
  backupTimesOptions,
  databaseRoomOptions,
  eraseOptions,
  otherTabOptions,
  requestPersistenceOptions,
  storagePersistenceOptions,
  storageUseOptions,
  openBackupOptions,
  openFailure,
} from './queries';
import { fileSize, formatCount } from '@/lib/text/numbers';
import { Upload } from 'lucide-react';
import { FileDrop } from '@/ui/inputs/files';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { DryRun } from './DryRun';

/** Restores a backup after showing what it would change. */
function RestorePanel() {
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
            <PasswordInput
              label={recoveryStrings.restore.passphrase}
              value={passphrase}
              onChange={({ target }) => setPassphrase(target.value)}
            />
          </Field>
          <Button type="submit" aria-disabled={open.isPending} className="justify-self-start">
            {recoveryStrings.restore.open}
          </Button>
        </form>
      )}
      {failure && !isAsking && (
        <FailureNote>{recoveryStrings.restore.failed(failure.text ?? '')}</FailureNote>
      )}
      {open.data && <DryRun prepared={open.data} onLookAgain={lookAgain} onClose={close} />}
    </section>
  );
}

/** Whether the browser protects the data from eviction, with a button to request it. */
function StorageNote() {
  const { data: persistence } = useQuery(storagePersistenceOptions);
  const ask = useMutation(requestPersistenceOptions);
  if (persistence === undefined) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{strings.storage.persistence[persistence]}</span>
      {persistence === 'bestEffort' && (
        <>
          {ask.isSuccess && <span>{strings.storage.refused}</span>}
          <Button
            variant="link"
            size="sm"
            className="px-0 text-start"
            disabled={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {strings.storage.ask}
          </Button>
        </>
      )}
    </div>
  );
}

/** Storage use by collection, largest first, the rest as one row. */
function rowsOf({ keys }: StorageUse): [name: string, codeUnits: number][] {
  const sums = new Map<string, number>();
  for (const { key, codeUnits } of keys) {
    const name = contentName(key) ?? dataStrings.storage.other;
    sums.set(name, (sums.get(name) ?? 0) + codeUnits);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

function toneOf(share: number): string {
  if (share > 0.95) return 'bg-error';
  return share > 0.8 ? 'bg-warning' : 'bg-primary';
}

/** Storage use, persistence, and how many applications are kept beside the list. */
function StoragePanel({ times }: { times: BackupTimes | undefined }) {
  const { data: use } = useQuery(storageUseOptions);
  const { data: room } = useQuery(databaseRoomOptions);
  useRefetchOnContent(storageUseOptions.queryKey);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      {use && (
        <section aria-labelledby="room" className="grid gap-3">
          <h3 id="room" className="text-xl">
            {dataStrings.storage.room}
          </h3>
          <p id="room-used">{dataStrings.storage.used(use.used / use.limit)}</p>
          <meter
            aria-labelledby="room-used"
            min={0}
            max={use.limit}
            value={use.used}
            className="sr-only"
          />
          <div
            aria-hidden
            className="h-3 max-w-120 overflow-hidden rounded-selector border border-control bg-base-300"
          >
            <div
              className={`h-full ${toneOf(use.contentShare)}`}
              style={{ width: `${(use.used / use.limit) * 100}%` }}
            />
          </div>
          {room && (
            <p>
              <span>{dataStrings.storage.overflow(room.overflowCount)}</span>{' '}
              {room.free !== undefined && (
                <span>{dataStrings.storage.free(fileSize(room.free))}</span>
              )}
            </p>
          )}
          <p className="text-sm text-muted">{dataStrings.storage.characters}</p>
          <dl className="grid max-w-120">
            {rowsOf(use).map(([name, codeUnits]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-hairline py-1">
                <dt>{name}</dt>
                <dd className="tabular-nums">{formatCount(codeUnits)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="kept" className="grid gap-3">
        <h3 id="kept" className="text-xl">
          {dataStrings.storage.safety}
        </h3>
        <StorageNote />
        <LastBackup times={times} />
      </section>
    </div>
  );
}

interface ErasePanelProps {
  times: BackupTimes | undefined;
  onBackup: () => void;
}

/** Erases all data of this site on this device, after typing the site's name. */
function ErasePanel({ times, onBackup }: ErasePanelProps) {
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
      // Offline, the app cannot be loaded again without its caches.
      { removeOfflineFiles: navigator.onLine ? removeOfflineFiles : undefined },
      // Load a new document, because this page still holds the old data in memory.
      { onSuccess: () => location.replace(siteAddress('/admin')) },
    );
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid max-w-2xl gap-4">
      <h3 className="text-xl">{dataStrings.erasing.title}</h3>
      <p>{dataStrings.erasing.text}</p>
      <LastBackup times={times} />
      <Button variant="outline" className="justify-self-start" onClick={onBackup}>
        {dataStrings.erasing.backUp}
      </Button>
      {isOtherTabOpen && (
        <p role="alert" className="text-advice">
          {dataStrings.erasing.otherTab}{' '}
          <Button variant="link" size="sm" onClick={() => void lookForTabs()}>
            {dataStrings.erasing.lookAgain}
          </Button>
        </p>
      )}
      <Field
        label={dataStrings.erasing.typeName(
          <bdi translate="no" className="wrap-anywhere">
            {name}
          </bdi>,
        )}
        error={isChecked && !isNamed ? dataStrings.erasing.wrongName : undefined}
      >
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {erase.isError && (
        <FailureNote>{dataStrings.erasing.failed(saveFailureText(erase.error))}</FailureNote>
      )}
      <Button
        type="submit"
        variant="destructive"
        aria-disabled={erase.isPending}
        className="justify-self-start"
      >
        {erase.isPending ? dataStrings.erasing.erasing : dataStrings.erasing.erase}
      </Button>
    </form>
  );
}

const TABS = ['backup', 'recovery', 'storage', 'erase'] as const;

/** Backups, restore, storage use and erasing. */
export function DataSection() {
  const [tab, setTab] = useHashTab((hash) => TABS.find((each) => each === hash), 'backup');
  const times = useQuery(backupTimesOptions);
  const { data: isSharing } = useQuery(isSharingOptions);
  return (
    <Card className="grid gap-5">
      <h2 className="sr-only">{dataStrings.title}</h2>
      <p className="text-muted">{isSharing === true ? dataStrings.shared : dataStrings.text}</p>
      <Tabs
        label={dataStrings.title}
        shown={tab}
        onShow={setTab}
        tabs={[
          {
            id: 'backup',
            label: dataStrings.tabs.backup,
            panel: (
              <div className="grid items-start gap-8 xl:grid-cols-[2fr_3fr]">
                <BackupPanel times={times.data} />
                <RestorePanel />
              </div>
            ),
          },
          // A panel that reads all stored data is rendered only when selected.
          {
            id: 'recovery',
            label: dataStrings.tabs.recovery,
            panel: tab === 'recovery' && <RecoveryList />,
          },
          {
            id: 'storage',
            label: dataStrings.tabs.storage,
            panel: tab === 'storage' && <StoragePanel times={times.data} />,
          },
          {
            id: 'erase',
            label: dataStrings.tabs.erase,
            panel: tab === 'erase' && (
              <ErasePanel times={times.data} onBackup={() => setTab('backup')} />
            ),
          },
        ]}
      />
    </Card>
  );
}
