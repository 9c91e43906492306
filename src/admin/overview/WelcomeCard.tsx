import { Link } from '@tanstack/react-router';
import { Card } from '@/ui/Card';
import { buttonClass } from '@/ui/buttonClass';
import { StorageNote } from './StorageNote';

/** The greeting and the quick actions (SPEC section 2). */
export function WelcomeCard() {
  return (
    <Card className="grid items-center gap-5 lg:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h2 className="text-2xl">Welcome, Admin!</h2>
        <p className="text-muted">
          Everything that you change here is kept in this browser, and seen on the site at once.
        </p>
        <StorageNote />
      </div>
      <nav aria-labelledby="quick-actions" className="grid gap-2">
        <h3 id="quick-actions" className="text-lg">
          Quick Actions
        </h3>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/dashboard/applications" className={buttonClass()}>
            View Applications
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'pages' }}
            search={{ open: 'new' }}
            className={buttonClass()}
          >
            + New Page
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'blogs' }}
            search={{ open: 'new' }}
            className={buttonClass()}
          >
            + New Blog Post
          </Link>
          <Link to="/admin/dashboard/settings" className={buttonClass({ variant: 'outline' })}>
            Site Settings
          </Link>
        </div>
      </nav>
    </Card>
  );
}
