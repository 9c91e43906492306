import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { adminUserOptions } from '@/queries/account';
import { ActionMenu } from '@/ui/ActionMenu';

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
      label="Account"
      triggerClassName="account-button"
      trigger={<span aria-hidden>{firstLetter(username)}</span>}
      heading={
        <div className="account-heading">
          <p dir="auto" className="line-clamp-3 font-semibold">
            {username}
          </p>
          <p dir="auto" className="line-clamp-3 text-sm text-muted">
            {user?.email === '' ? 'No email address yet' : user?.email}
          </p>
        </div>
      }
      actions={[
        {
          label: 'Profile',
          icon: <CircleUserRound aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/profile' }),
        },
        {
          label: 'Settings',
          icon: <Settings aria-hidden />,
          onSelect: () => void navigate({ to: '/admin/dashboard/settings' }),
        },
        { label: 'Log out', icon: <LogOut aria-hidden />, onSelect: onLogOut },
      ]}
    />
  );
}
