import { Suspense } from 'react';
import { lazyOptional } from '@/ui/deferred';
import { Link } from '@tanstack/react-router';
import { ExternalLink, LogOut } from 'lucide-react';
import { OfflineStatus } from '@/pwa/OfflineStatus';
import { adminEntries } from '@/features/content/admin/adminEntries';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from './strings';

const CountersStatus = lazyOptional(
  async () => (await import('@/features/officeSync/admin/CountersStatus')).CountersStatus,
);

/** Links to the nine screens and the site, and the log-out button. */
export function AdminSidebar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <nav aria-label={strings.admin} className="flex min-w-0 flex-1 flex-col gap-3">
      <ul className="grid gap-0.5">
        {adminEntries.map(({ link, label, icon: Icon }) => (
          <li key={label}>
            <Link {...link} className="sidebar-item">
              <Icon aria-hidden />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-0.5 border-t border-hairline pt-3">
        <a href={siteAddress('/')} target="_blank" rel="noopener" className="sidebar-item">
          <ExternalLink aria-hidden />
          {strings.viewSite}
        </a>
        <button type="button" className="sidebar-item" onClick={onLogOut}>
          <LogOut aria-hidden />
          {strings.logout}
        </button>
        <div className="grid gap-2 px-3 pt-2 text-muted">
          <OfflineStatus />
          <Suspense>
            <CountersStatus />
          </Suspense>
        </div>
      </div>
    </nav>
  );
}
