import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { ApplicationsScreen } from '@/features/applications/admin/ApplicationsScreen';
import { listSearchSchema } from '@/features/applications/model/applicationList';
import { applicationsOptions } from '@/features/applications/queries';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/dashboard/applications')({
  validateSearch: listSearchSchema,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: () => adminHead(headStrings.applications),
  component: ApplicationsScreen,
});
