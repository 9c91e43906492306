import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { SettingsScreen } from '@/admin/settings/SettingsScreen';
import { settingsOptions } from '@/queries/siteContent';

export const Route = createFileRoute('/admin/dashboard/settings')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsOptions),
  head: () => adminHead('Admin - Settings'),
  component: SettingsScreen,
});
