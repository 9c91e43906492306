import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { ApplicationsScreen } from '@/admin/applications/ApplicationsScreen';
import { listSearchSchema } from '@/admin/applications/listSearch';
import { applicationsOptions } from '@/queries/content/tracking';
import { strings } from '../strings';

export const Route = createFileRoute('/admin/dashboard/applications')({
  validateSearch: listSearchSchema,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: () => adminHead(strings.applications),
  component: ApplicationsScreen,
});
