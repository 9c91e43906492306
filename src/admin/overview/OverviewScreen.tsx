import { lazy, Suspense } from 'react';
import { AdminHeading } from '../AdminHeading';
import { ApplicationsChart } from './ApplicationsChart';
import { BackupReminder } from './BackupReminder';
import { CountCards } from './CountCards';
import { MessagesCard } from './MessagesCard';
import { NewestApplications } from './NewestApplications';
import { RecoveryNotes } from './RecoveryNotes';
import { StorageWarning } from './StorageWarning';
import { WelcomeCard } from './WelcomeCard';
import { strings } from './strings';
import './overview.css';

const NewerNote = lazy(async () => ({
  default: (await import('../publication/NewerNote')).NewerNote,
}));
const PublicationCard = lazy(async () => ({
  default: (await import('../publication/PublicationCard')).PublicationCard,
}));

/** The first screen of the dashboard (SPEC section 2). */
export function OverviewScreen() {
  return (
    <>
      <AdminHeading title={strings.title} />
      <RecoveryNotes />
      <StorageWarning />
      <Suspense>
        <NewerNote />
      </Suspense>
      <BackupReminder />
      <CountCards />
      <WelcomeCard />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <NewestApplications />
        <MessagesCard />
      </div>
      <ApplicationsChart />
      <Suspense>
        <PublicationCard />
      </Suspense>
    </>
  );
}
