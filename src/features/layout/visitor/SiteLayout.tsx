import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, Outlet, useRouter } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, useLayoutEffect } from 'react';
import { HEADER_SCROLL_THRESHOLD_PX } from '@/config';
import { brand } from '@/domain/settings';
import { DeferredBackButton } from '@/pwa/install/DeferredInstall';
import { menusOptions, settingsOptions } from '@/shared/queries/siteContent';
import { Brand } from '@/ui/art/ornaments';
import { deferred, DeferredBoundary } from '@/ui/deferred';
import { LanguageLink, ThemeSwitch } from '@/ui/controls/SiteSwitches';
import { type Fit, menuFit, MenuLinks } from './MenuLinks';
import { inLanguage } from '@/domain/translations';
import { strings } from './strings';
import { useStorageWarning } from '@/shared/queries/storageHealth';
import { Banner, buttonClass } from '@/ui/elements';
import { fetchScreen, followLink } from '@/shared/visitor/SiteLink';

const isMenuOpen = () => document.querySelector('#mobile-menu:popover-open') !== null;

/**
 * The phone's menu is a popover, so that it works before hydration. Escape closes it. If it is open
 * when React renders the page anew, it is opened again.
 */
function useMobileMenu() {
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [wasOpen] = useState(() => typeof document !== 'undefined' && isMenuOpen());
  useEffect(() => {
    if (wasOpen) menu.current?.togglePopover(true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isMenuOpen()) return;
      menu.current?.hidePopover();
      // The element that had the focus may be hidden by then.
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [wasOpen]);
  return { toggle, menu };
}

/** Updated on scroll, because reading `scrollY` while rendering would force a layout. */
let isScrolled = false;

function followScrolling(onScroll: () => void): () => void {
  const look = () => {
    isScrolled = scrollY > HEADER_SCROLL_THRESHOLD_PX;
    onScroll();
  };
  look();
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Whether the page is scrolled past the header's threshold (SPEC section 9). */
function useScrolled(): boolean {
  return useSyncExternalStore(
    followScrolling,
    () => isScrolled,
    () => false,
  );
}

// If its chunk cannot be loaded, the rest of the header still works.
const SearchButton = deferred(
  async () => (await import('@/ui/search/SearchButton')).SearchButton<object>,
  { isOptional: true },
);

const loadSearch = async () => {
  const [{ SiteSearch }, { prefetchSearch }] = await Promise.all([
    import('@/features/search/visitor/SiteSearch'),
    import('@/features/search/queries'),
  ]);
  prefetchSearch('visitor');
  return SiteSearch;
};
const NOTHING = {};

/** The widths at which the header's menu shows an item. */
const IN_BAR: Readonly<Record<Fit, string>> = {
  64: '',
  70: 'max-[70rem]:hidden',
  76: 'max-[76rem]:hidden',
  never: 'hidden',
};

/** The other widths, at which it is in *More*. */
const IN_MORE: Readonly<Record<Fit, string>> = {
  64: '',
  70: 'min-[70rem]:hidden',
  76: 'min-[76rem]:hidden',
  never: '',
};

function SiteHeader() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: menus } = useSuspenseQuery(menusOptions);
  const pathname = useLocation({ select: (location) => location.pathname });
  const scrolled = useScrolled();
  const { toggle, menu } = useMobileMenu();
  const items = inLanguage ? menus.header.map(inLanguage) : menus.header;
  const { fits, allFrom } = menuFit(brand(settings).name, items);
  const further = items.filter(({ id }) => fits.get(id) !== 64);

  return (
    <header className="site-header window-bar" data-scrolled={scrolled || undefined}>
      <div className="page-width @container flex min-h-17 items-center gap-1 sm:gap-3">
        <DeferredBackButton />
        <div className="brand-place">
          <Link to="/" className="flex min-h-11 w-fit max-w-full items-center">
            <Brand {...brand(settings)} />
          </Link>
        </div>
        <nav aria-label={strings.header.nav} className="hidden min-w-0 items-center gap-1 lg:flex">
          <MenuLinks
            items={items}
            visibility={(id) => IN_BAR[fits.get(id) ?? 64]}
            className="menu-bar"
          />
          {further.length > 0 && (
            <div className={`menu-more ${IN_MORE[allFrom]}`}>
              <button type="button" popoverTarget="more-menu" className="menu-link">
                {strings.header.more}
              </button>
              {/* Any link click closes the menu: a link to the current page does not navigate. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <div
                id="more-menu"
                popover="auto"
                className="action-menu"
                onClick={({ currentTarget }) => currentTarget.hidePopover()}
              >
                <MenuLinks items={further} visibility={(id) => IN_MORE[fits.get(id) ?? 64]} />
              </div>
            </div>
          )}
        </nav>
        {/* A phone has space for the name and Apply Now only; the rest is in the menu. */}
        <div className="in-open-menu size-11">
          <DeferredBoundary>
            <SearchButton load={loadSearch} more={NOTHING} />
          </DeferredBoundary>
        </div>
        <LanguageLink className="language-link max-sm:hidden" />
        <ThemeSwitch className="in-open-menu" />
        <Link
          to="/track"
          className={buttonClass({ variant: 'outline', className: 'hidden lg:inline-flex' })}
        >
          {strings.header.track}
        </Link>
        <Link
          to="/apply"
          className={buttonClass({
            // With large text it moves into the menu instead of overlapping the site's name.
            className: 'in-closed-menu @max-[14rem]:hidden max-sm:px-2.5',
          })}
        >
          {strings.header.apply}
        </Link>
        {/* A manual popover, because a press outside may be meant for the header. */}
        <button
          ref={toggle}
          type="button"
          popoverTarget="mobile-menu"
          className={buttonClass({ variant: 'ghost', size: 'icon', className: 'lg:hidden' })}
        >
          <span className="when-closed">
            <Menu aria-hidden="true" />
            <span className="sr-only">{strings.header.openMenu}</span>
          </span>
          <span className="when-open">
            <X aria-hidden="true" />
            <span className="sr-only">{strings.header.closeMenu}</span>
          </span>
        </button>
      </div>
      {/* Keyed by path, so that each screen starts with a closed menu. */}
      <nav
        key={pathname}
        ref={menu}
        id="mobile-menu"
        popover="manual"
        aria-label={strings.header.mobileNav}
        className="mobile-menu lg:hidden"
      >
        <div className="page-width grid gap-4 py-4">
          <MenuLinks items={items} className="grid" />
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Link to="/track" className={buttonClass({ variant: 'outline' })}>
              {strings.header.trackInMenu}
            </Link>
            <Link to="/apply" className={buttonClass()}>
              {strings.header.apply}
            </Link>
            <LanguageLink className={buttonClass({ variant: 'ghost', className: 'sm:hidden' })} />
          </div>
        </div>
      </nav>
    </header>
  );
}

// Optional: without it, everything above still works.
const SiteFooter = deferred(async () => (await import('./SiteFooter')).SiteFooter, {
  isOptional: true,
});

/** Reveals what was stale in the prerendered page, and marks the page as taken over by the app. */
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
