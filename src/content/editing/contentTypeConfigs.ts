import type { ContentTypeConfig } from './contentTypeConfig';
import { editedPages } from '../types/page/admin';
import { editedPosts } from '../types/post/admin';
import { editedSections } from '../types/section/admin';
import { editedVisaCards } from '../types/visaCard/admin';

/** What the administrator edits as lists: screens, dialogs, notices and sidebar follow this list. */
export const contentTypeConfigs: readonly ContentTypeConfig[] = [
  editedPages,
  editedPosts,
  editedSections,
  editedVisaCards,
];

/** The type whose list is at `/admin/dashboard/<path>`. */
export function editedTypeAt(path: string): ContentTypeConfig | undefined {
  return contentTypeConfigs.find((each) => each.path === path);
}
