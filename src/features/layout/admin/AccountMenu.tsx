import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, Languages, LogOut, Settings } from 'lucide-react';
import { OTHER } from '@/lib/language';
import { adminUserOptions } from '@/features/session/queries';
import { openOtherLanguage } from '@/ui/controls/SiteSwitches';
import { ActionMenu, type ActionMenuProps } from '@/ui/overlays/ActionMenu';
import { strings } from './strings';

interface AccountMenuProps extends Omit<ActionMenuProps, 'heading' | 'actions'> {
  onLogOut: () => void;
}

/** The menu of the signed-in account (SPEC section 2). */
export function AccountMenu({ onLogOut, ...button }: AccountMenuProps) {
  const { data: user } = useQuery(adminUserOptions);
  const navigate = useNavigate();
  return (
    <ActionMenu
      {...button}
      heading={
        <div className="mb-1 border-b border-hairline px-3 pt-2 pb-3 wrap-anywhere">
          <p dir="auto" translate="no" className="line-clamp-3 font-semibold">
            {user?.username}
          </p>
          <p
            dir="auto"
            translate={user?.email ? 'no' : undefined}
            className="line-clamp-3 text-sm text-muted"
          >
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
        {
          label: OTHER.name,
          lang: OTHER.language,
          icon: <Languages aria-hidden />,
          onSelect: () => void openOtherLanguage(),
        },
        { label: strings.account.logOut, icon: <LogOut aria-hidden />, onSelect: onLogOut },
      ]}
    />
  );
}
