import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { HEADER_SCROLL_THRESHOLD_PX } from '@/config';
import { brand } from '@/domain/settings';
import { DeferredBackButton } from '@/pwa/install/DeferredInstall';
import { menusOptions, settingsOptions } from '@/shared/queries/siteContent';
import { Brand } from '@/ui/art/Brand';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { deferred, DeferredBoundary } from '@/hydration/deferred';
import { LanguageLink } from '@/ui/controls/LanguageLink';
import { ThemeSwitch } from '@/ui/controls/ThemeSwitch';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import { menuFit } from './menuFit';
import { MenuLinks } from './MenuLinks';
import { inLanguage } from '@/shared/visitor/inLanguage';
import { strings } from './strings';

/** Calls `close` on Escape while open. */
function useEscape(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Read when the page scrolls: reading it while rendering would force a layout. */
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
const SearchButton = deferred(() =>
  import('@/features/search/visitor/SiteSearchButton').then(
    (found) => found.default,
    () => () => null,
  ),
);

export function SiteHeader() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: menus } = useSuspenseQuery(menusOptions);
  const pathname = useLocation({ select: (location) => location.pathname });
  const scrolled = useScrolled();
  const [open, setOpen] = useDisclosure(pathname);
  const items = inLanguage ? menus.header.map(inLanguage) : menus.header;
  const { fits, allFrom } = menuFit(brand(settings).name, items);
  const further = items.filter(({ id }) => fits.get(id) !== 64);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    // The focused element may be hidden now.
    toggle.current?.focus();
  });

  return (
    <header className="site-header window-bar" data-scrolled={scrolled || undefined}>
      <div className="page-width @container flex min-h-17 items-center gap-1 sm:gap-4">
        <DeferredBackButton />
        <div className="brand-place">
          <Link to="/" className="flex min-h-11 w-fit max-w-full items-center">
            <Brand {...brand(settings)} />
          </Link>
        </div>
        <nav aria-label={strings.header.nav} className="hidden min-w-0 items-center gap-1 lg:flex">
          <MenuLinks items={items} fits={fits} className="menu-bar" />
          {further.length > 0 && (
            <div className="menu-more" data-from={allFrom}>
              <button type="button" popoverTarget="more-menu" className="menu-link">
                {strings.header.more}
              </button>
              {/* Closes the menu on any link click; one to the current page does not navigate. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <div
                id="more-menu"
                popover="auto"
                className="action-menu"
                onClick={({ currentTarget }) => currentTarget.hidePopover()}
              >
                <MenuLinks items={further} fits={fits} />
              </div>
            </div>
          )}
        </nav>
        {/* A phone has space for the name and Apply Now only; the rest is in the menu. */}
        <div className={open ? 'size-11' : 'size-11 max-sm:hidden'}>
          <DeferredBoundary>
            <SearchButton />
          </DeferredBoundary>
        </div>
        <LanguageLink className="language-link max-sm:hidden" />
        <ThemeSwitch className={open ? '' : 'max-sm:hidden'} />
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
            className: `@max-[14rem]:hidden ${open ? 'max-sm:hidden' : 'max-sm:px-2.5'}`,
          })}
        >
          {strings.header.apply}
        </Link>
        <Button
          ref={toggle}
          variant="ghost"
          size="icon"
          className="lg:hidden"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? strings.header.closeMenu : strings.header.openMenu}
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </Button>
      </div>
      <nav
        id="mobile-menu"
        aria-label={strings.header.mobileNav}
        hidden={!open}
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
