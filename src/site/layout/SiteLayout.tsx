import { Outlet } from '@tanstack/react-router';
import { StorageBanner } from './StorageBanner';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useFocusHeading } from './useFocusHeading';

/** What every public screen stands in: header, main, footer. */
export function SiteLayout() {
  useFocusHeading();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link no-print">
        Skip to content
      </a>
      <SiteHeader />
      <StorageBanner />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
