import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { adminUserOptions } from '@/queries/account';
import { ActionMenu } from '@/ui/ActionMenu';
import { words } from './words';

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
      label={words.account.title}
      triggerClassName="account-button"
      trigger={<span aria-hidden>{firstLetter(username)}</span>}
      heading={
        <div className="account-heading">
          <p dir="auto" className="line-clamp-3 font-semibold">
            {username}
          </p>
          <p dir="auto" className="line-clamp-3 text-sm text-muted">
            {user?.email === '' ? words.account.noEmail : user?.email}
          </p>
        </div>
      }
      actions={[
        {
          label: words.account.profile,
          icon: <CircleUserRound aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/profile' }),
        },
        {
          label: words.account.settings,
          icon: <Settings aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/settings' }),
        },
        { label: words.account.logOut, icon: <LogOut aria-hidden />, onSelect: onLogOut },
      ]}
    />
  );
}
