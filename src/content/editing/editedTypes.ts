import type { EditedType } from './editedType';
import { editedPages } from './page';
import { editedPosts } from './post';
import { editedSections } from './section';
import { editedVisaCards } from './visaCard';

/** What the administrator edits as lists: screens, dialogs, notices and sidebar follow this list. */
export const editedTypes: readonly EditedType[] = [
  editedPages,
  editedPosts,
  editedSections,
  editedVisaCards,
];

/** The type whose list is at `/admin/dashboard/<path>`. */
export function editedTypeAt(path: string): EditedType | undefined {
  return editedTypes.find((each) => each.path === path);
}
