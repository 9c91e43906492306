import type { QueryClient } from '@tanstack/react-query';
import type { Page, Post } from '@/domain/entries';
import { brand, settingsType } from '@/domain/settings';
import { settingsOptions } from '../queries/siteContent';
import { inLanguage } from '@/domain/translations';
import { strings } from './strings';

interface HeadContext {
  queryClient: QueryClient;
}
interface Description {
  title: string;
  description?: string;
  indexed?: boolean;
}

function storedSettings({ queryClient }: HeadContext) {
  return queryClient.getQueryData(settingsOptions.queryKey) ?? settingsType.initial;
}

function meta(name: string, content: string | undefined) {
  return content === undefined || content === '' ? [] : [{ name, content }];
}

/** The site's name as icon label on the iOS home screen; other systems use the manifest. */
export function layoutHead(context: HeadContext) {
  return { meta: meta('apple-mobile-web-app-title', brand(storedSettings(context)).name) };
}

/** Title and description of a built-in screen. */
export function siteHead(
  context: HeadContext,
  { title, description, indexed = true }: Description,
) {
  return {
    meta: [
      { title: strings.head.title(title, brand(storedSettings(context)).name) },
      ...meta('description', description),
      ...meta('robots', indexed ? undefined : 'noindex'),
    ],
  };
}

/** The home page has the global title and description of the settings. */
export function homeHead(context: HeadContext) {
  const stored = storedSettings(context);
  return {
    meta: [
      { title: stored.globalMetaTitle || strings.head.home(brand(stored).name) },
      ...meta('description', stored.globalMetaDescription || strings.head.homeDescription),
    ],
  };
}

/** Title, description and keywords of a page or post (SPEC section 2). */
export function entryHead(stored: Page | Post, { keywords }: { keywords?: string } = {}) {
  const entry = inLanguage?.(stored) ?? stored;
  return {
    meta: [
      { title: entry.metaTitle || entry.title },
      ...meta('description', entry.metaDescription),
      ...meta('keywords', keywords),
    ],
  };
}

/** Head of an admin screen, with `noindex` (SPEC section 2). */
export function adminHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, nofollow' }] };
}
