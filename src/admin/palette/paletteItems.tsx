import type { NavigateOptions } from '@tanstack/react-router';
import {
  CirclePlus,
  Database,
  ExternalLink,
  Files,
  KeyRound,
  ListTree,
  LogOut,
  type LucideIcon,
  ScanLine,
  Settings,
  SunMoon,
  Upload,
} from 'lucide-react';
import { contentTypeConfigs } from '@/content/editing/contentTypeConfigs';
import { NEW_ENTRY } from '@/content/identity';
import { type Menus } from '@/content/menus/menus';
import type { Searchable } from '@/content/types/search';
import type { Settings as StoredSettings } from '@/content/settings/settings';
import { SETTINGS_TABS } from '@/content/settings/fields';
import { searchableSettings } from '@/content/settings/searchable';
import { chooseTheme, shownTheme } from '@/ui/theme';
import { adminEntries } from '../layout/adminEntries';
import { strings } from './strings';

/** Something the palette can do that is no stored entry. */
export interface PaletteItem extends Searchable {
  readonly id: string;
  readonly kind: string;
  readonly icon: LucideIcon;
  readonly does: { readonly go: NavigateOptions } | { readonly run: () => void };
}

const command = (
  title: string,
  icon: LucideIcon,
  does: PaletteItem['does'],
  otherWords = '',
): PaletteItem => ({
  id: title,
  kind: strings.kinds.command,
  icon,
  title,
  texts: [],
  otherWords,
  does,
});

/** What can be done from anywhere: new entries, the screens, and what the menus hold. */
export function commands(logOut: () => void): PaletteItem[] {
  return [
    ...contentTypeConfigs.map(({ path, words: named }) =>
      command(
        strings.newEntry.title(named.one),
        CirclePlus,
        {
          go: {
            to: '/admin/dashboard/$collection',
            params: { collection: path },
            search: { open: NEW_ENTRY },
          },
        },
        strings.newEntry.otherWords(named.create),
      ),
    ),
    command(
      strings.counter.title,
      ScanLine,
      { go: { to: '/admin/counter' } },
      strings.counter.otherWords,
    ),
    command(
      strings.publish.title,
      Upload,
      { go: { to: '/admin/dashboard/overview', hash: 'publish' } },
      strings.publish.otherWords,
    ),
    ...(['backup', 'recovery', 'storage', 'erase'] as const).map((tab) =>
      command(
        strings.data[tab].title,
        Database,
        {
          go: { to: '/admin/dashboard/profile', hash: tab },
        },
        strings.data[tab].otherWords,
      ),
    ),
    command(
      strings.password.title,
      KeyRound,
      { go: { to: '/admin/dashboard/profile' } },
      strings.password.otherWords,
    ),
    ...SETTINGS_TABS.map(({ id, label }) =>
      command(strings.settingsTab(label), Settings, {
        go: { to: '/admin/dashboard/settings', search: { tab: id } },
      }),
    ),
    ...adminEntries.map(({ link, label, icon }) =>
      command(strings.goTo(label), icon, { go: link }),
    ),
    command(
      strings.viewSite.title,
      ExternalLink,
      { run: () => void open('/', '_blank', 'noopener') },
      strings.viewSite.otherWords,
    ),
    command(
      strings.switchTheme.title,
      SunMoon,
      { run: () => chooseTheme(shownTheme() === 'dusk' ? 'paper' : 'dusk') },
      strings.switchTheme.otherWords,
    ),
    command(strings.logOut.title, LogOut, { run: logOut }, strings.logOut.otherWords),
  ];
}

/** The fields of the settings and the items of the menus. */
export function storedItems(settings: StoredSettings, { header, footer }: Menus): PaletteItem[] {
  const fields = searchableSettings(settings).map(({ field, ...searchable }): PaletteItem => ({
    ...searchable,
    id: `setting ${field.name}`,
    kind: strings.kinds.setting,
    icon: Settings,
    does: { go: { to: '/admin/dashboard/settings', search: { tab: field.tab } } },
  }));
  const menuItems = [
    ...header.map((item) => ({ item, kind: strings.kinds.headerMenu })),
    ...footer.map((item) => ({ item, kind: strings.kinds.footerMenu })),
  ].map(({ item: { id, label, link }, kind }): PaletteItem => ({
    id: `${kind} ${id}`,
    kind,
    icon: ListTree,
    title: label,
    texts: [link],
    does: { go: { to: '/admin/dashboard/menus' } },
  }));
  return [...fields, ...menuItems];
}

/** The whole list of applications, searched by what was typed. */
export function applicationsCommand(typed: string): PaletteItem {
  return command(strings.inApplications(typed.trim()), Files, {
    go: { to: '/admin/dashboard/applications', search: { q: typed.trim() } },
  });
}
