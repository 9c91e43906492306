import { queryOptions } from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import * as repository from '@/store/repository';
import type { Collection, Singleton } from '@/store/repository';

export function entriesOptions<Entry extends Identified>(collection: Collection<Entry>) {
  return queryOptions({ queryKey: [collection.key], queryFn: () => collection.list() });
}

function valueOptions<Value>(singleton: Singleton<Value>) {
  return queryOptions({ queryKey: [singleton.key], queryFn: () => singleton.get() });
}

export const settingsOptions = valueOptions(repository.settings);
export const menusOptions = valueOptions(repository.menus);
export const pagesOptions = entriesOptions(repository.pages);
export const postsOptions = entriesOptions(repository.posts);
export const sectionsOptions = entriesOptions(repository.sections);
export const visaCardsOptions = entriesOptions(repository.visaCards);
