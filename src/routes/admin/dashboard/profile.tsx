import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { ProfileScreen } from '@/features/profile/admin/ProfileScreen';
import { strings } from '../strings';

export const Route = createFileRoute('/admin/dashboard/profile')({
  head: () => adminHead(strings.profile),
  component: ProfileScreen,
});
