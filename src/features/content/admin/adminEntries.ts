import type { LinkProps } from '@tanstack/react-router';
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
} from 'lucide-react';
import { strings } from './strings';

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

/** The icon of a type's list, if it has its own. */
export function iconOf(path: string): LucideIcon | undefined {
  return ICONS[path];
}

function lists(place: 'aboveMenus' | 'belowMenus'): AdminEntry[] {
  return contentTypeConfigs
    .filter(({ sidebar }) => sidebar === place)
    .map(({ path, words: named }) => ({
      link: { to: '/admin/dashboard/$collection', params: { collection: path } },
      label: named.nav,
      icon: iconOf(path) ?? FileText,
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
