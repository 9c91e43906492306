import { Link } from '@tanstack/react-router';
import { NEW_ENTRY } from '@/content/identity';
import { useKeepsNothing } from '@/queries/site/storageHealth';
import { Card } from '@/ui/Card';
import { buttonClass } from '@/ui/controls/buttonClass';
import { StorageNote } from './StorageNote';
import { strings } from './strings';

/** The greeting and the quick actions (SPEC section 2). */
export function WelcomeCard() {
  const keepsNothing = useKeepsNothing();
  return (
    <Card className="grid items-center gap-5 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h2 className="text-2xl">{strings.welcome.title}</h2>
        <p className="text-muted">
          {keepsNothing ? strings.welcome.notKept : strings.welcome.text}
        </p>
        {!keepsNothing && <StorageNote />}
      </div>
      <nav aria-labelledby="quick-actions" className="no-print grid gap-2">
        <h3 id="quick-actions" className="text-lg">
          {strings.welcome.actions}
        </h3>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Link to="/admin/dashboard/applications" className={buttonClass()}>
            {strings.welcome.applications}
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'pages' }}
            search={{ open: NEW_ENTRY }}
            className={buttonClass()}
          >
            {strings.welcome.newPage}
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'blogs' }}
            search={{ open: NEW_ENTRY }}
            className={buttonClass()}
          >
            {strings.welcome.newPost}
          </Link>
          <Link to="/admin/dashboard/settings" className={buttonClass({ variant: 'outline' })}>
            {strings.welcome.settings}
          </Link>
        </div>
      </nav>
    </Card>
  );
}
