import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { BackupTimes } from '@/features/backup/model/backupAge';
import { brand } from '@/domain/settings';
import { removeOfflineFiles } from '@/pwa/removeOfflineFiles';
import { eraseOptions, otherTabOptions } from './queries';
import { isSharingOptions } from '@/features/officeSync/status.queries';
import { backupTimesOptions } from '@/features/backup/admin/recovery.queries';
import { useHashTab } from '@/shared/admin/AdminHeading';
import { settingsOptions } from '@/shared/queries/siteContent';
import { saveFailureText } from '@/shared/queries/saves';
import { Card } from '@/ui/elements';
import { Button } from '@/ui/controls/Button';
import { Field, TextInput } from '@/ui/controls/Field';
import { Tabs } from '@/ui/controls/Tabs';
import { siteAddress } from '@/lib/browser/siteAddress';
import { RecoveryList } from '../recovery/RecoveryList';
import { RestorePanel } from '../recovery/RestorePanel';
import { BackupPanel } from './BackupPanel';
import { LastBackup } from './LastBackup';
import { StoragePanel } from './StoragePanel';
import { dataStrings } from '../strings';

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
        {(frame) => (
          <TextInput
            {...frame}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {erase.isError && (
        <p role="alert" className="failure-note">
          {dataStrings.erasing.failed(saveFailureText(erase.error))}
        </p>
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
