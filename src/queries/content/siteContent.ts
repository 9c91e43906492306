import * as repository from '@/data/repository';
import { entriesOptions, valueOptions } from './entries';

export const settingsOptions = valueOptions(repository.settings);
export const menusOptions = valueOptions(repository.menus);
export const pagesOptions = entriesOptions(repository.pages);
export const postsOptions = entriesOptions(repository.posts);
export const sectionsOptions = entriesOptions(repository.sections);
export const visaCardsOptions = entriesOptions(repository.visaCards);
