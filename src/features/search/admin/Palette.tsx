import { useSuspenseQuery } from '@tanstack/react-query';
import { type NavigateOptions, useLocation, useRouter } from '@tanstack/react-router';
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
  Settings as SettingsIcon,
  SunMoon,
  Upload,
} from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { contentTypeConfigs } from '@/features/content/model/contentTypeConfigs';
import { NEW_ENTRY } from '@/domain/contentType';
import type { Menus } from '@/domain/menus';
import { arabicOf } from '@/domain/translations';
import {
  formOf,
  SETTING_FIELDS,
  type SettingField,
  SETTINGS_TABS,
} from '@/features/settings/model/fields';
import type { Settings } from '@/domain/settings';
import type { Searchable } from '@/domain/registry';
import { keyed } from '@/lib/sorting';
import { menusOptions, settingsOptions } from '@/shared/queries/siteContent';
import { idToOpen, type Result, useSearchBox } from '../queries';
import { isCounter, useCodesForCounter } from '@/ui/codes/useTypedCodes';
import {
  SearchBox,
  type SearchFrame,
  SearchDialog,
  plain,
  type SearchItem,
} from '@/ui/search/SearchBox';
import type { OpenProps } from '@/ui/search/SearchButton';
import { chooseTheme, shownTheme } from '@/ui/theme';
import { adminEntries, entryTarget } from '@/features/content/admin/adminEntries';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from '@/features/search/strings';

/** A settings field in the search. */
interface SearchableSetting extends Searchable {
  readonly field: SettingField;
  readonly place: string;
}

/** Text by which a field is found besides its name; no passwords or images. */
function contentOf({ name, control }: SettingField, stored: Settings): string[] {
  return control === 'password' || control === 'picture' ? [] : [formOf(stored)[name]];
}

function searchableSettings(stored: Settings): SearchableSetting[] {
  return SETTING_FIELDS.map((field) => {
    const place = SETTINGS_TABS.find(({ id }) => id === field.tab)?.label ?? '';
    const texts = [...contentOf(field, stored), strings.settingsPlace(place)];
    return { field, place, title: field.label, texts };
  });
}

/** A result that is not a stored entry. */
interface PaletteItem extends Searchable {
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

/** The global commands: new entries, screens and menu links. */
function commands(logOut: () => void): PaletteItem[] {
  return [
    ...contentTypeConfigs.map(({ path, words: named }) =>
      command(
        named.create,
        CirclePlus,
        {
          go: {
            to: '/admin/dashboard/$collection',
            params: { collection: path },
            search: { open: NEW_ENTRY },
          },
        },
        strings.newEntry.otherWords,
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
      { go: { to: '.', hash: 'publish' } },
      strings.publish.otherWords,
    ),
    ...(['backup', 'recovery', 'storage', 'counters', 'erase'] as const).map((tab) =>
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
      { go: { to: '/admin/dashboard/profile', hash: 'password' } },
      strings.password.otherWords,
    ),
    ...SETTINGS_TABS.map(({ id, label }) =>
      command(strings.settingsTab(label), SettingsIcon, {
        go: { to: '/admin/dashboard/settings', search: { tab: id } },
      }),
    ),
    ...adminEntries.map(({ link, label, icon }) =>
      command(strings.goTo(label), icon, { go: link }, strings.screenWords[link.to ?? '']),
    ),
    command(
      strings.viewSite.title,
      ExternalLink,
      { run: () => void open(siteAddress('/'), '_blank', 'noopener') },
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

function storedItems(settings: Settings, { header, footer }: Menus): PaletteItem[] {
  const fields = searchableSettings(settings).map(({ field, ...searchable }): PaletteItem => ({
    ...searchable,
    id: `setting ${field.name}`,
    kind: strings.kinds.setting,
    icon: SettingsIcon,
    does: { go: { to: '/admin/dashboard/settings', search: { tab: field.tab } } },
  }));
  const menuItems = [
    ...header.map((item) => ({ item, kind: strings.kinds.headerMenu })),
    ...footer.map((item) => ({ item, kind: strings.kinds.footerMenu })),
  ].map(({ item, kind }): PaletteItem => ({
    id: `${kind} ${item.id}`,
    kind,
    icon: ListTree,
    title: item.label,
    texts: [item.link, String(arabicOf(item).label ?? '')],
    does: { go: { to: '/admin/dashboard/menus' } },
  }));
  return [...fields, ...menuItems];
}

/** A link to the list of applications, filtered by the query. */
function applicationsCommand(typed: string): PaletteItem {
  return command(strings.inApplications(typed.trim()), Files, {
    go: { to: '/admin/dashboard/applications', search: { q: typed.trim() } },
  });
}

interface PaletteProps extends OpenProps {
  onLogOut: () => void;
}

/** The command palette: searches stored content and commands. */
export function Palette({ open, onClose, onLogOut }: PaletteProps) {
  return (
    <SearchDialog open={open} onClose={onClose} label={strings.title}>
      {(frame) => <PaletteBox {...frame} onLogOut={onLogOut} />}
    </SearchDialog>
  );
}

function PaletteBox({ onLogOut, ...frame }: SearchFrame & Pick<PaletteProps, 'onLogOut'>) {
  const router = useRouter();
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: menus } = useSuspenseQuery(menusOptions);
  const offered = useMemo(() => commands(onLogOut), [onLogOut]);
  const things = useMemo(
    () => [...offered, ...storedItems(settings, menus)],
    [offered, settings, menus],
  );
  const box = useSearchBox('administrator', things);
  // A scanned code opens at the counter, whose own reader is behind the palette.
  useCodesForCounter(useLocation({ select: isCounter }));
  const { onChosen } = frame;
  useEffect(() => router.history.subscribe(onChosen), [router, onChosen]);

  const { commandItem, itemOf } = useMemo(() => {
    const go = (to: NavigateOptions) => void router.navigate(to);
    const ofCommand = (item: PaletteItem): SearchItem => ({
      id: item.id,
      icon: item.icon,
      title: plain(item.title),
      choose: () => ('run' in item.does ? item.does.run() : go(item.does.go)),
    });
    const ofResult = (result: Result<PaletteItem>): SearchItem => {
      if (result.kind === 'static') {
        const { item, shown } = result;
        return { ...ofCommand(item), ...shown, kind: item.kind };
      }
      const { key, entry } = result;
      const target = entryTarget(key);
      return {
        id: `${key} ${entry.id}`,
        kind: target.kind,
        icon: target.icon,
        isTyped: target.isTyped,
        ...result.shown,
        choose: () => go(target.goTo(idToOpen(result))),
      };
    };
    return { commandItem: ofCommand, itemOf: ofResult };
  }, [router]);
  const results = useMemo(
    () =>
      box.results && [
        // Results may have equal ids.
        ...keyed(box.results.map(itemOf), ({ id }) => id).map(({ key, item }) => ({
          ...item,
          id: key,
        })),
        commandItem(applicationsCommand(box.typed)),
      ],
    [box.results, box.typed, itemOf, commandItem],
  );
  const commandGroup = useMemo(
    () => ({ label: strings.commands, items: offered.map(commandItem) }),
    [offered, commandItem],
  );
  return <SearchBox {...frame} {...box.field} results={results} offered={commandGroup} />;
}
