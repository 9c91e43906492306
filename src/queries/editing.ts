import type { EditedType } from '@/content/editing/editedType';
import { collectionOf } from '@/data/repository';
import {
  entriesOptions,
  removeEntryOptions,
  saveEntryOptions,
  updateEntriesOptions,
} from './entries';

/** The entries of a type that the administrator edits. */
export function editedEntriesOptions({ type }: EditedType) {
  return entriesOptions(collectionOf(type));
}

/** Saves an entry, with the notice of its type (SPEC section 8). */
export function saveEditedOptions({ type, words }: EditedType) {
  return saveEntryOptions(collectionOf(type), words.saved);
}

/** Removes an entry after a snapshot, with the notice of its type (SPEC section 8). */
export function removeEditedOptions({ type, words }: EditedType) {
  return removeEntryOptions(collectionOf(type), words.deleted);
}

/** Changes several entries at once, such as their order. */
export function updateEditedOptions({ type }: EditedType) {
  return updateEntriesOptions(collectionOf(type));
}
