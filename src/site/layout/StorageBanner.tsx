import { useStorageHealth } from '@/queries/storageHealth';

const WARNINGS = {
  withoutJournal:
    'This browser blocks part of its storage. Applications and messages are kept, but without a second copy: the tab that saves last wins, and the files that you attach are not kept.',
  memoryOnly:
    'This browser blocks its storage. You can look around and fill in forms, but nothing is kept once this tab is closed.',
  outdated:
    'A newer version of this site is open in another tab. Reload this page before you save anything.',
} as const;

/** Says plainly what will not be kept when storage is ill. */
export function StorageBanner() {
  const health = useStorageHealth();
  if (health === 'whole') return null;
  return (
    <div role="status" className="storage-banner">
      <p className="page-width py-3">{WARNINGS[health]}</p>
    </div>
  );
}
