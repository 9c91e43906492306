import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { backupTimesOptions } from '@/queries/admin/recovery';
import { Card } from '@/ui/Card';
import { Tabs } from '@/ui/controls/Tabs';
import { BackupPanel } from './BackupPanel';
import { ErasePanel } from './ErasePanel';
import { RestorePanel } from '../recovery/RestorePanel';
import { RecoveryList } from '../recovery/RecoveryList';
import { StoragePanel } from './StoragePanel';
import { strings } from './strings';
import './data.css';

const CountersPanel = lazy(async () => ({
  default: (await import('../counters/CountersPanel')).CountersPanel,
}));

const TABS = ['backup', 'recovery', 'storage', 'counters', 'erase'] as const;
type DataTab = (typeof TABS)[number];

/** Everything that this browser keeps: its copies, how full it is, and how it is erased. */
export function DataSection() {
  const hash = useLocation({ select: (location) => location.hash });
  const asked = TABS.find((each) => each === hash);
  const [{ tab, followed }, follow] = useState<{ tab: DataTab; followed: string }>({
    tab: asked ?? 'backup',
    followed: hash,
  });
  if (hash !== followed) follow({ tab: asked ?? tab, followed: hash });
  const setTab = (next: DataTab) => follow({ tab: next, followed: hash });
  const times = useQuery(backupTimesOptions);
  const section = useRef<HTMLElement>(null);
  const isMeant = hash === 'data' || asked !== undefined;
  // This section comes later than the screen that the router scrolls.
  useEffect(() => {
    if (isMeant) section.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <Card>
      <section
        ref={section}
        id="data"
        aria-labelledby="data-heading"
        className="grid scroll-mt-20 gap-5"
      >
        <div className="grid gap-1">
          <h2 id="data-heading" className="text-2xl">
            {strings.title}
          </h2>
          <p className="text-muted">{strings.text}</p>
        </div>
        <Tabs
          label={strings.tabs.title}
          shown={tab}
          onShow={setTab}
          tabs={[
            {
              id: 'backup',
              label: strings.tabs.backup,
              panel: (
                <div className="grid items-start gap-8 xl:grid-cols-[2fr_3fr]">
                  <BackupPanel times={times.data} />
                  <RestorePanel />
                </div>
              ),
            },
            // What reads all that is stored waits until it is asked for.
            {
              id: 'recovery',
              label: strings.tabs.recovery,
              panel: tab === 'recovery' && <RecoveryList />,
            },
            {
              id: 'storage',
              label: strings.tabs.storage,
              panel: tab === 'storage' && <StoragePanel times={times.data} />,
            },
            {
              id: 'counters',
              label: strings.tabs.counters,
              panel: tab === 'counters' && (
                <Suspense>
                  <CountersPanel />
                </Suspense>
              ),
            },
            {
              id: 'erase',
              label: strings.tabs.erase,
              panel: tab === 'erase' && (
                <ErasePanel times={times.data} onBackup={() => setTab('backup')} />
              ),
            },
          ]}
        />
      </section>
    </Card>
  );
}
