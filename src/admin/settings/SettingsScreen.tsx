import { useSuspenseQuery } from '@tanstack/react-query';
import type { SettingsTab } from '@/content/settings/fields';
import { settingsOptions } from '@/queries/content/siteContent';
import { AdminHeading } from '../AdminHeading';
import { SettingsEditor } from './SettingsEditor';
import { strings } from './strings';
import './settings.css';

/** Everything about the site as a whole (SPEC sections 2 and 3). */
export function SettingsScreen({ tab }: { tab: SettingsTab | undefined }) {
  const { data: stored } = useSuspenseQuery(settingsOptions);
  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <SettingsEditor stored={stored} asked={tab} />
    </>
  );
}
