import { Outlet, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useStorageWarning } from '@/shared/queries/storageHealth';
import { Banner } from '@/ui/Banner';
import { deferred, DeferredBoundary } from '@/ui/deferred';
import { fetchScreen, followLink } from '@/shared/visitor/followLink';
import { SiteHeader } from './SiteHeader';
import { strings } from './strings';

// Without it, everything above still works.
const SiteFooter = deferred(async () => (await import('./SiteFooter')).SiteFooter, {
  isOptional: true,
});

/** Shows what was stale in the page as it was sent, and marks the page as taken over. */
function usePageTakenOver(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['stale'];
    dataset['ready'] = '';
  }, []);
}

/** Layout of every public screen: header, main, footer. */
export function SiteLayout() {
  const warning = useStorageWarning();
  const router = useRouter();
  usePageTakenOver();
  return (
    // The links inside are the interactive elements; Enter on a link fires a click here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="flex min-h-dvh flex-col"
      onClick={(event) => followLink(event, router.history)}
      onPointerOver={(event) => fetchScreen(event, router)}
      onFocus={(event) => fetchScreen(event, router)}
    >
      <a href="#main" className="skip-link no-print">
        {strings.skip}
      </a>
      <SiteHeader />
      <Banner text={warning} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <DeferredBoundary>
        <SiteFooter />
      </DeferredBoundary>
    </div>
  );
}
