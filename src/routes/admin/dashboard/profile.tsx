import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { ProfileScreen } from '@/features/profile/admin/ProfileScreen';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/dashboard/profile')({
  head: () => adminHead(headStrings.profile),
  component: ProfileScreen,
});
