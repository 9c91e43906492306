import type { LinkProps, NavigateOptions } from '@tanstack/react-router';
import { contentTypeConfigs } from '../model/contentTypeConfigs';
import {
  CircleUserRound,
  FileText,
  Files,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Newspaper,
  PanelsTopLeft,
  Settings,
  Stamp,
  Mail,
} from 'lucide-react';
import { strings } from './strings';
import type { CollectionKey } from '@/domain/registry';

/** A link of the sidebar. */
export interface AdminEntry {
  link: Pick<LinkProps, 'to' | 'params'>;
  label: string;
  icon: LucideIcon;
}

/** Icons by the path of a type; the default is a document. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  blogs: Newspaper,
  sections: PanelsTopLeft,
  'visa-cards': Stamp,
};

function lists(place: 'aboveMenus' | 'belowMenus'): AdminEntry[] {
  return contentTypeConfigs
    .filter(({ sidebar }) => sidebar === place)
    .map(({ path, words: named }) => ({
      link: { to: '/admin/dashboard/$collection', params: { collection: path } },
      label: named.nav,
      icon: ICONS[path] ?? FileText,
    }));
}

/** The links of the sidebar, in order (SPEC section 2). */
export const adminEntries: readonly AdminEntry[] = [
  {
    link: { to: '/admin/dashboard/overview' },
    label: strings.entries.overview,
    icon: LayoutDashboard,
  },
  {
    link: { to: '/admin/dashboard/applications' },
    label: strings.entries.applications,
    icon: Files,
  },
  ...lists('aboveMenus'),
  { link: { to: '/admin/dashboard/menus' }, label: strings.entries.menus, icon: ListTree },
  ...lists('belowMenus'),
  { link: { to: '/admin/dashboard/settings' }, label: strings.entries.settings, icon: Settings },
  {
    link: { to: '/admin/dashboard/profile' },
    label: strings.entries.profile,
    icon: CircleUserRound,
  },
];

/** The name and the editing URL of a collection's entries. */
export interface EntryTarget {
  readonly kind: string;
  readonly icon: LucideIcon;
  /** Whether visitors typed their text. */
  readonly isTyped: boolean;
  /** Leads to the dialog of an entry, by its id. */
  readonly goTo: (id: string) => NavigateOptions;
}

export function entryTarget(key: CollectionKey): EntryTarget {
  if (key === 'visaApplications')
    return {
      kind: strings.kinds.application,
      icon: Files,
      isTyped: true,
      goTo: (id) => ({ to: '/admin/dashboard/applications', search: { open: id } }),
    };
  const config = contentTypeConfigs.find(({ type }) => type.key === key);
  if (config === undefined)
    return {
      kind: strings.kinds.message,
      icon: Mail,
      isTyped: true,
      goTo: (id) => ({ to: '/admin/dashboard/overview', search: { message: id } }),
    };
  const { path, words: named } = config;
  return {
    kind: named.one.charAt(0).toUpperCase() + named.one.slice(1),
    icon: ICONS[path] ?? FileText,
    isTyped: false,
    goTo: (id) => ({
      to: '/admin/dashboard/$collection',
      params: { collection: path },
      search: { open: id },
    }),
  };
}
