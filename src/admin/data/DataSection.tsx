import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { backupTimesOptions } from '@/queries/backupTimes';
import { Card } from '@/ui/Card';
import { Tabs } from '@/ui/Tabs';
import { EarlierDataOffer } from '../overview/EarlierDataOffer';
import { BackupPanel } from './BackupPanel';
import { ErasePanel } from './ErasePanel';
import { RestorePanel } from './RestorePanel';
import { RestorePointList } from './RestorePointList';
import { StoragePanel } from './StoragePanel';
import { words } from './words';
import './data.css';

const TABS = ['backup', 'points', 'storage', 'erase'] as const;
type DataTab = (typeof TABS)[number];

/** Everything that this browser keeps: its copies, its room, and its end. */
export function DataSection() {
  const hash = useLocation({ select: (location) => location.hash });
  const asked = hash === 'set-aside' ? 'storage' : TABS.find((each) => each === hash);
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
            {words.title}
          </h2>
          <p className="text-muted">{words.text}</p>
        </div>
        <EarlierDataOffer />
        <Tabs
          label={words.tabs.title}
          shown={tab}
          onShow={setTab}
          tabs={[
            {
              id: 'backup',
              label: words.tabs.backup,
              panel: (
                <div className="grid items-start gap-8 xl:grid-cols-[2fr_3fr]">
                  <BackupPanel times={times.data} />
                  <RestorePanel />
                </div>
              ),
            },
            // What reads all that is stored waits until it is asked for.
            {
              id: 'points',
              label: words.tabs.points,
              panel: tab === 'points' && <RestorePointList />,
            },
            {
              id: 'storage',
              label: words.tabs.storage,
              panel: tab === 'storage' && <StoragePanel times={times.data} />,
            },
            {
              id: 'erase',
              label: words.tabs.erase,
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
