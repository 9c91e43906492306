import { useSuspenseQuery } from '@tanstack/react-query';
import type { SettingsTab } from '@/content/settingsForm/fields';
import { settingsOptions } from '@/queries/siteContent';
import { AdminHeading } from '../AdminHeading';
import { SettingsEditor } from './SettingsEditor';
import { words } from './words';
import './settings.css';

/** Everything about the site as a whole (SPEC sections 2 and 3). */
export function SettingsScreen({ tab }: { tab: SettingsTab | undefined }) {
  const { data: stored } = useSuspenseQuery(settingsOptions);
  return (
    <>
      <AdminHeading title={words.title} subtitle={words.subtitle} />
      <SettingsEditor stored={stored} asked={tab} />
    </>
  );
}
