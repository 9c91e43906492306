import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { ProfileScreen } from '@/admin/profile/ProfileScreen';
import { words } from '../words';

export const Route = createFileRoute('/admin/dashboard/profile')({
  head: () => adminHead(words.profile),
  component: ProfileScreen,
});
