import { Outlet } from '@tanstack/react-router';
import { useStorageWarning } from '@/queries/storageHealth';
import { Banner } from '@/ui/Banner';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { TakenOver } from './TakenOver';
import { words } from './words';

/** What every public screen stands in: header, main, footer. */
export function SiteLayout() {
  const warning = useStorageWarning();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link no-print">
        {words.skip}
      </a>
      <SiteHeader />
      <Banner text={warning} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <TakenOver />
    </div>
  );
}
