import { useState, Suspense, lazy, useEffect } from 'react';
import { lazyOptional } from '@/ui/deferred';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ExternalLink, LogOut, Menu, ScanLine } from 'lucide-react';
import { OfflineStatus } from '@/pwa/OfflineStatus';
import { adminEntries } from '@/features/content/admin/adminEntries';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from './strings';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useQuery } from '@tanstack/react-query';
import { brand, settingsType } from '@/domain/settings';
import { DIRECTION } from '@/lib/language';
import { whenIdle } from '@/lib/tasks';
import { initial } from '@/lib/text/typed';
import { followCounters } from '@/features/officeSync/queries';
import { adminUserOptions, useSessionWarning } from '@/features/session/queries';
import { settingsOptions } from '@/shared/queries/siteContent';
import { applicationsOptions } from '@/features/applications/queries';
import { showAppBadge } from '@/pwa/siteState';
import { Banner, Button, buttonClass } from '@/ui/elements';
import { isCounter, useCodesForCounter } from '@/ui/codes/useTypedCodes';
import { BackButton } from '@/ui/controls/BackButton';
import { ThemeSwitch } from '@/ui/controls/SiteSwitches';
import { useIsWide } from '@/ui/mediaQueries';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import { SearchButton, useOnDemand } from '@/ui/search/SearchButton';
import { SessionWarning, useSession } from '@/features/session/admin/session';
import { strings as formWords } from '@/shared/admin/strings';
import './adminLayout.css';

/** Open state that resets when `key` changes, such as a menu on navigation. */
function useDisclosure(key: string): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [openKey, setOpenKey] = useState<string>();
  // Reset, so that returning to the same key does not open it again.
  if (openKey !== undefined && openKey !== key) setOpenKey(undefined);
  return [openKey === key, (open) => setOpenKey(open ? key : undefined)];
}

const CountersStatus = lazyOptional(
  async () => (await import('@/features/officeSync/admin/CountersStatus')).CountersStatus,
);

const SIDEBAR_ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-start [--icon-size:1.125rem] hover:bg-base-200 aria-[current=page]:bg-base-300 aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_3px_0_var(--color-primary)] rtl:aria-[current=page]:shadow-[inset_-3px_0_var(--color-primary)]';

/** Links to the nine screens and the site, and the log-out button. */
export function AdminSidebar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <nav aria-label={strings.admin} className="flex min-w-0 flex-1 flex-col gap-3">
      <ul className="grid gap-0.5">
        {adminEntries.map(({ link, label, icon: Icon }) => (
          <li key={label}>
            <Link {...link} className={SIDEBAR_ITEM}>
              <Icon aria-hidden />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-0.5 border-t border-hairline pt-3">
        <a href={siteAddress('/')} target="_blank" rel="noopener" className={SIDEBAR_ITEM}>
          <ExternalLink aria-hidden />
          {strings.viewSite}
        </a>
        <button type="button" className={SIDEBAR_ITEM} onClick={onLogOut}>
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

const loadAccountMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** The button of the account, and its menu once it has been pressed. */
function AccountButton({ onLogOut }: { onLogOut: () => void }) {
  const { data: user } = useQuery(adminUserOptions);
  const { ready, fetch, open } = useOnDemand(loadAccountMenu);
  const look = {
    label: strings.account.title,
    triggerClassName:
      'grid aspect-square w-(--square) flex-none cursor-pointer place-items-center rounded-full bg-primary font-semibold uppercase text-primary-content',
    trigger: <span aria-hidden>{initial(user?.username ?? '') || '?'}</span>,
  };
  if (ready) return <ready.Part {...look} onLogOut={onLogOut} defaultOpen />;
  return (
    <button
      type="button"
      aria-label={look.label}
      aria-haspopup="menu"
      className={look.triggerClassName}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={open}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') open();
      }}
    >
      {look.trigger}
    </button>
  );
}

const loadDrawer = async () => (await import('@/ui/overlays/Drawer')).Drawer;

/** From this width on the sidebar is always visible (Tailwind's lg). */
const WIDE = '64rem';

const loadPalette = async () => {
  const [{ Palette }, { prefetchSearch }] = await Promise.all([
    import('@/features/search/admin/Palette'),
    import('@/features/search/queries'),
  ]);
  prefetchSearch('administrator');
  return Palette;
};

// Lazy, because the first screen needs nothing of it.
const PublishLink = lazy(async () => ({
  default: (await import('@/features/publication/admin/PublishLink')).PublishLink,
}));

/** Whether the page has been idle once. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** The top bar, which opens the sidebar on small screens. */
function AdminTopBar({ onLogOut }: { onLogOut: () => void }) {
  const { data: stored = settingsType.initial } = useQuery(settingsOptions);
  const { pathname } = useLocation();
  const isWide = useIsWide(WIDE);
  const isIdle = useIdle();
  const [isOpen, setIsOpen] = useDisclosure(`${pathname} ${isWide}`);
  const drawer = useOnDemand(loadDrawer);
  return (
    <header className="admin-bar window-bar sticky top-0 z-30 flex min-h-(--admin-bar-height) items-center border-b border-hairline bg-base-100 pt-(--safe-top)">
      <Button
        variant="ghost"
        size="icon"
        className="menu-button lg:hidden"
        aria-haspopup="dialog"
        aria-label={strings.openMenu}
        onPointerEnter={drawer.fetch}
        onFocus={drawer.fetch}
        onClick={() => {
          setIsOpen(true);
          drawer.open();
        }}
      >
        <Menu aria-hidden />
      </Button>
      {drawer.ready && (
        <drawer.ready.Part open={isOpen} onClose={() => setIsOpen(false)} title={strings.menu}>
          <AdminSidebar onLogOut={onLogOut} />
        </drawer.ready.Part>
      )}
      <BackButton home="/admin/dashboard/overview" />
      <Link
        to="/admin/dashboard/overview"
        className="me-auto flex min-h-11 min-w-0 items-center gap-2"
      >
        <span dir="auto" className="truncate font-display text-[min(1.125rem,5.6vw)] font-semibold">
          {brand(stored).name}
        </span>
        <span className="text-sm text-muted max-[26rem]:hidden">{strings.admin}</span>
      </Link>
      <Link
        to="/admin/counter"
        aria-label={strings.counter}
        title={strings.counter}
        className={buttonClass({ variant: 'ghost', className: 'max-sm:btn-square' })}
      >
        <ScanLine aria-hidden className="size-5" />
        <span className="max-sm:hidden">{strings.counter}</span>
      </Link>
      {isIdle && (
        <Suspense>
          <PublishLink />
        </Suspense>
      )}
      <SearchButton load={loadPalette} more={{ onLogOut }} />
      <ThemeSwitch />
      <AccountButton onLogOut={onLogOut} />
    </header>
  );
}

/**
 * Reads the applications when the page is idle, because parsing thousands takes a while, and shows
 * the number of those waiting on the icon of the installed app.
 */
function usePreloadedApplications(): void {
  const isIdle = useIdle();
  const { data: waiting } = useQuery({
    ...applicationsOptions,
    enabled: isIdle,
    select: (all) => all.filter(({ status }) => status === 'Submitted').length,
  });
  useEffect(() => {
    if (waiting !== undefined) showAppBadge(waiting);
  }, [waiting]);
}

/** Synchronises with the other counters during the session. */
function useCounters(): void {
  useEffect(() => {
    const ended = new AbortController();
    whenIdle(() => {
      if (!ended.signal.aborted) void followCounters(ended.signal);
    });
    return () => ended.abort();
  }, []);
}

/** Layout of every admin screen during the session. */
export function AdminLayout() {
  const { isHidden, ending, answerEnding, logOut, isConfirmingLoss, answerLoss } = useSession();
  const warning = useSessionWarning();
  const isIdle = useIdle();
  useCodesForCounter(!useLocation({ select: isCounter }));
  usePreloadedApplications();
  useCounters();
  if (isHidden) return null;
  return (
    <DirectionProvider direction={DIRECTION}>
      {/* A long name in the bar must not widen the page. */}
      <div className="admin-frame grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] pb-[env(safe-area-inset-bottom)]">
        <a href="#main" className="skip-link no-print">
          {strings.skip}
        </a>
        <AdminTopBar onLogOut={logOut} />
        <Banner text={warning} />
        <div className="flex min-w-0">
          <div className="admin-sidebar sticky top-(--admin-bar-height) hidden h-[calc(100dvh-var(--admin-bar-height)-var(--status-bar-height,0px))] w-[calc(12rem+var(--safe-start))] flex-none self-start overflow-y-auto border-e border-hairline ps-[max(0.75rem,var(--safe-start))] pe-3 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] no-print lg:flex min-[76rem]:w-[calc(14rem+var(--safe-start))]">
            <AdminSidebar onLogOut={logOut} />
          </div>
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <div className="page-width max-w-[96rem] grid gap-6 py-6 lg:py-8">
              <Outlet />
            </div>
          </main>
        </div>
        <DeferredConfirmDialog
          // Loaded once the page is idle, because the session may end without a network.
          isLikely={isIdle}
          open={isConfirmingLoss}
          question={{
            ...formWords.leave,
            text: formWords.leave.edits.refused,
            confirmLabel: strings.logout,
          }}
          onConfirm={() => answerLoss(true)}
          onCancel={() => answerLoss(false)}
        />
        {ending && <SessionWarning ending={ending} onAnswer={answerEnding} onLogOut={logOut} />}
      </div>
    </DirectionProvider>
  );
}
