import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { adminUserOptions } from '@/queries/admin/session';
import { ActionMenu } from '@/ui/overlays/ActionMenu';
import { strings } from './strings';

function firstLetter(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '?' : first.value.segment.toUpperCase();
}

/** Who is signed in, and what belongs to them (SPEC section 2). */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
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
