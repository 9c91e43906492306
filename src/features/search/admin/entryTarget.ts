import type { NavigateOptions } from '@tanstack/react-router';
import { Files, FileText, type LucideIcon, Mail } from 'lucide-react';
import type { CollectionKey } from '@/domain/registry';
import { contentTypeConfigs } from '@/features/content/model/contentTypeConfigs';
import { iconOf } from '@/features/content/admin/adminEntries';
import { strings } from '@/features/search/strings';

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
    icon: iconOf(path) ?? FileText,
    isTyped: false,
    goTo: (id) => ({
      to: '/admin/dashboard/$collection',
      params: { collection: path },
      search: { open: id },
    }),
  };
}
