import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { ProfileScreen } from '@/admin/profile/ProfileScreen';
import { strings } from '../strings';

export const Route = createFileRoute('/admin/dashboard/profile')({
  head: () => adminHead(strings.profile),
  component: ProfileScreen,
});
