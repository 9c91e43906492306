import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { ProfileScreen } from '@/admin/profile/ProfileScreen';

export const Route = createFileRoute('/admin/dashboard/profile')({
  head: () => adminHead('Admin - Profile'),
  component: ProfileScreen,
});
