import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { brand, settings } from '@/content/settings';
import { settingsOptions } from '@/queries/siteContent';
import { BackButton } from '@/ui/BackButton';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { SearchButton } from '@/ui/SearchButton';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { useIsWide } from '@/ui/useIsWide';
import { useOpenFor } from '@/ui/useOpenFor';
import { AccountMenu } from './AccountMenu';
import { AdminSidebar } from './AdminSidebar';
import { words } from './words';

/** The width from which the sidebar is always in view (Tailwind's lg). */
const WIDE = '64rem';

const loadPalette = async () => (await import('../palette/Palette')).Palette;

/** The bar on top; on small screens it opens the sidebar. */
export function AdminTopBar({ onLogOut }: { onLogOut: () => void }) {
  const { data: stored = settings.initial } = useQuery(settingsOptions);
  const { pathname } = useLocation();
  const isWide = useIsWide(WIDE);
  const [isOpen, setIsOpen] = useOpenFor(`${pathname} ${isWide}`);
  return (
    <header className="admin-bar">
      <Button
        variant="ghost"
        size="icon"
        className="lg:hidden"
        aria-haspopup="dialog"
        aria-label={words.openMenu}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={words.menu}>
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
        <span className="text-sm text-muted max-[26rem]:hidden">{words.admin}</span>
      </Link>
      <SearchButton load={loadPalette} more={{ onLogOut }} />
      <ThemeSwitch />
      <AccountMenu onLogOut={onLogOut} />
    </header>
  );
}
