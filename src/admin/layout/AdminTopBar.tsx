import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Menu, ScanLine, CircleUserRound, LogOut, Settings } from 'lucide-react';
import { brand, settings } from '@/content/settings/settings';
import { settingsOptions } from '@/queries/content/siteContent';
import { BackButton } from '@/ui/controls/BackButton';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { Drawer } from '@/ui/overlays/Drawer';
import { SearchButton } from '@/ui/search/SearchButton';
import { ThemeSwitch } from '@/ui/controls/ThemeSwitch';
import { useIsWide } from '@/ui/controls/useIsWide';
import { useOpenFor } from '@/ui/overlays/useOpenFor';
import { AdminSidebar } from './AdminSidebar';
import { strings } from './strings';
import { adminUserOptions } from '@/queries/admin/session';
import { ActionMenu } from '@/ui/overlays/ActionMenu';

function firstLetter(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '?' : first.value.segment.toUpperCase();
}

/** Who is signed in, and what belongs to them (SPEC section 2). */
function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const { data: user } = useQuery(adminUserOptions);
  const navigate = useNavigate();
  const username = user?.username ?? '';
  return (
    <ActionMenu
      label={strings.account.title}
      triggerClassName="account-button"
      trigger={<span aria-hidden>{firstLetter(username)}</span>}
      heading={
        <div className="account-heading">
          <p dir="auto" className="line-clamp-3 font-semibold">
            {username}
          </p>
          <p dir="auto" className="line-clamp-3 text-sm text-muted">
            {user?.email === '' ? strings.account.noEmail : user?.email}
          </p>
        </div>
      }
      actions={[
        {
          label: strings.account.profile,
          icon: <CircleUserRound aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/profile' }),
        },
        {
          label: strings.account.settings,
          icon: <Settings aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/settings' }),
        },
        { label: strings.account.logOut, icon: <LogOut aria-hidden />, onSelect: onLogOut },
      ]}
    />
  );
}

/** The width from which the sidebar is always in view (Tailwind's lg). */
const WIDE = '64rem';

const loadPalette = async () => {
  const [{ Palette }, { readAhead }] = await Promise.all([
    import('../palette/Palette'),
    import('@/search/records'),
  ]);
  readAhead('administrator');
  return Palette;
};

/** The bar on top; on small screens it opens the sidebar. */
export function AdminTopBar({ onLogOut }: { onLogOut: () => void }) {
  const { data: stored = settings.initial } = useQuery(settingsOptions);
  const { pathname } = useLocation();
  const isWide = useIsWide(WIDE);
  const [isOpen, setIsOpen] = useOpenFor(`${pathname} ${isWide}`);
  return (
    <header className="admin-bar window-bar">
      <Button
        variant="ghost"
        size="icon"
        className="lg:hidden"
        aria-haspopup="dialog"
        aria-label={strings.openMenu}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={strings.menu}>
        <AdminSidebar onLogOut={onLogOut} />
      </Drawer>
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
      <SearchButton load={loadPalette} more={{ onLogOut }} />
      <ThemeSwitch />
      <AccountMenu onLogOut={onLogOut} />
    </header>
  );
}
