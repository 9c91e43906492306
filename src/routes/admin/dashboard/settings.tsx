import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { adminHead } from '@/shared/visitor/head';
import { SettingsScreen } from '@/features/settings/admin/SettingsScreen';
import { SETTINGS_TABS } from '@/features/settings/model/fields';
import { settingsOptions } from '@/shared/queries/siteContent';
import { headStrings } from '@/shared/admin/strings';

const searchSchema = v.object({
  tab: v.fallback(v.optional(v.picklist(SETTINGS_TABS.map(({ id }) => id))), undefined),
});

export const Route = createFileRoute('/admin/dashboard/settings')({
  validateSearch: searchSchema,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsOptions),
  head: () => adminHead(headStrings.settings),
  component: function SettingsRoute() {
    return <SettingsScreen tab={Route.useSearch().tab} />;
  },
});
