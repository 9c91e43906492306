import { queryOptions } from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import { shown } from '@/domain/seed/shownSeed';
import * as repository from '@/store/repository';
import type { Collection, Singleton } from '@/store/repository';
import { isFirstVisit } from '@/store/start';

/** @param first loads what a first visit shows, until it is stored */
export function entriesOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  first?: () => Promise<readonly Entry[]>,
) {
  return queryOptions({
    queryKey: [collection.key],
    queryFn: () => (first && isFirstVisit() ? first() : collection.list()),
  });
}

function valueOptions<Value>(singleton: Singleton<Value>, first: () => Promise<Value | undefined>) {
  return queryOptions({
    queryKey: [singleton.key],
    queryFn: async () => (isFirstVisit() ? await first() : undefined) ?? singleton.get(),
  });
}

const { content } = shown;
export const settingsOptions = valueOptions(
  repository.settings,
  async () => (await content()).settings,
);
export const menusOptions = valueOptions(repository.menus, async () => (await content()).menus);
export const pagesOptions = entriesOptions(
  repository.pages,
  async () => (await shown.pages()).pages,
);
export const postsOptions = entriesOptions(
  repository.posts,
  async () => (await shown.posts()).blogs,
);
export const sectionsOptions = entriesOptions(
  repository.sections,
  async () => (await content()).sections,
);
export const visaCardsOptions = entriesOptions(
  repository.visaCards,
  async () => (await content()).visaCards,
);
