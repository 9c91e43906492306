import { mutationOptions, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type EntryRecord, NEW_ENTRY } from '@/domain/contentType';
import { menusType } from '@/domain/menus';
import { fieldText, formValues } from '../model/entryForm';
import { duplicateEntry } from '@/features/content/model/slugs';
import {
  type LinkTargets,
  applyMenuEdit,
  MENU_UPDATED,
  type MenuEdit,
  undoOf,
} from '../model/menus';
import { collectionOf, menus, pages, posts, sections } from '@/store/repository';
import { newId } from '@/lib/crypto/bytes';
import type { Notice } from '@/ui/overlays/toast';
import { type Save, updateEntriesOptions, saveFailureText } from '@/shared/queries/saves';
import { pagesOptions, postsOptions, entriesOptions } from '@/shared/queries/siteContent';
import { removeEntryOptions, undoable } from '@/shared/admin/queries';
import type { CommitPlan } from '@/store/journal/commit';
import { SaveError } from '@/store/errors';
import { linksTo } from '../model/linksTo';
import { type ContentTypeConfig, slugField } from '../model/contentTypeConfig';
import { strings } from './strings';

export function editedEntriesOptions({ type }: ContentTypeConfig) {
  return entriesOptions(collectionOf(type));
}

/** Saves an entry, keeps the version and deletes its draft, in one commit. @throws SaveError */
export function saveEditedOptions({ type, words }: ContentTypeConfig) {
  return mutationOptions({
    mutationFn: async ({ value, base, draftId }: Save<EntryRecord>) => {
      const { keepVersion } = await import('@/shared/store/entryVersions');
      const rows = () => keepVersion(type.key, value);
      return collectionOf(type).save(value, base, { draftId: await draftId, rows });
    },
    meta: { notice: () => words.saved },
  });
}

/** The form values of the earlier saves of an entry, newest first. */
export function versionsOptions(config: ContentTypeConfig, id = NEW_ENTRY) {
  const { key, schema } = config.type;
  return queryOptions({
    queryKey: [key, 'versions', id],
    queryFn: async () => {
      const { versionsOf } = await import('@/shared/store/entryVersions');
      return (await versionsOf(key, id)).toReversed().flatMap(({ at, text }) => {
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
        return read.success ? { at, values: formValues(config, read.output) } : [];
      });
    },
    gcTime: 0,
  });
}

/** Removes an entry after a snapshot; the notice of its type (SPEC section 8) offers to undo it. */
export function removeEditedOptions({ type, words }: ContentTypeConfig) {
  return removeEntryOptions(collectionOf(type), words.deleted);
}

/** Publishes or unpublishes an entry; ignores conflicts in other fields. */
export function publishEntryOptions({ type, words }: ContentTypeConfig) {
  return mutationOptions({
    mutationFn: ({ id, published }: { id: string; published: boolean }) =>
      collectionOf(type).update((stored) =>
        stored.filter((entry) => entry.id === id).map((entry) => ({ ...entry, published })),
      ),
    meta: { notice: () => words.saved, failureNotice: notChanged },
  });
}

/** Adds an unpublished copy of an entry and resolves to it. */
export function duplicateOptions(config: ContentTypeConfig) {
  const { type, words } = config;
  return mutationOptions({
    mutationFn: (entry: EntryRecord) =>
      collectionOf(type).append((stored) =>
        duplicateEntry(config, entry, stored, { id: newId(), now: new Date() }),
      ),
    meta: { notice: () => words.saved, failureNotice: notChanged },
  });
}

function notChanged(error: Error): Notice {
  return { title: strings.notChanged, description: saveFailureText(error), variant: 'destructive' };
}

/** Changes several entries at once, such as their order. */
export function updateEditedOptions({ type }: ContentTypeConfig) {
  return updateEntriesOptions(collectionOf(type));
}

/** The stored pages and posts that a link can point to. */
export function useLinkTargets(): LinkTargets {
  return {
    pages: useSuspenseQuery(pagesOptions).data,
    posts: useSuspenseQuery(postsOptions).data,
    host: location.host,
  };
}

/** The path of an entry, as visitors see it; empty for types without one. */
function pathOf(config: ContentTypeConfig, entry: EntryRecord | undefined): string {
  const field = slugField(config);
  const slug = field && entry?.['published'] === true ? fieldText(entry, field.name) : '';
  return field === undefined || slug === '' ? '' : field.base + slug;
}

/** The path of a published entry and the links to it, except those in its own text. */
export function linksToEntry(config: ContentTypeConfig, entry: EntryRecord | undefined) {
  const path = pathOf(config, entry);
  return { path, links: path === '' ? [] : linksTo(path, linkSources(), entry?.id) };
}

function linkSources() {
  const texts = [...pages.list(), ...posts.list()];
  return { menus: menus.get(), sections: sections.list(), texts, host: location.host };
}

/** A changed path, and the links that still point to the old one. */
export interface MovedPath {
  readonly from: string;
  readonly to: string;
  readonly links: readonly string[];
}

/** The links that a save of an entry has broken by changing its path, if any. */
export function brokenLinks(
  config: ContentTypeConfig,
  before: EntryRecord | undefined,
  saved: EntryRecord,
): MovedPath | undefined {
  const [from, to] = [pathOf(config, before), pathOf(config, saved)];
  if (from === '' || to === '' || from === to) return undefined;
  const links = linksTo(from, linkSources());
  return links.length === 0 ? undefined : { from, to, links };
}

/** Changes the links to a changed path; its notice offers to undo it. */
export const changeLinksOptions = mutationOptions({
  mutationFn: async ({ from, to, links }: MovedPath) => {
    const { changeLinks } = await import('./changeLinks');
    return { count: links.length, undo: await changeLinks(from, to) };
  },
  meta: {
    notice: ({ count, undo }: { count: number; undo: () => Promise<void> }) =>
      undoable({ title: strings.linksChanged(count) }, undo),
  },
});

/** Maximum number of attempts when other tabs save at the same time. */
const MAX_ATTEMPTS = 5;

/** One edit of a menu, and the draft it deletes if it comes from a form. */
type MenuSave = Pick<Save<MenuEdit>, 'value' | 'draftId'>;

interface MenuSaved {
  edit: MenuEdit;
  /** The reverse edit, where possible. */
  undo: MenuEdit | undefined;
}

/**
 * Applies an edit to the currently stored menu, so that tabs never undo each other. Removals work
 * in full storage too.
 * @throws SaveError `conflict` if its item was removed or changed meanwhile
 */
async function saveEdit(save: MenuSave): Promise<MenuSaved> {
  const edit = save.value;
  const draftId = await save.draftId;
  let current = menus.get();
  let mode: CommitPlan['mode'] = 'normal';
  for (let attempt = 1; ; attempt += 1) {
    const next = applyMenuEdit(current, edit);
    if (!next) throw new SaveError('conflict', { current });
    try {
      await menus.set(next, current, { draftId, mode });
      return { edit, undo: undoOf(current, edit) };
    } catch (error) {
      if (!(error instanceof SaveError) || attempt === MAX_ATTEMPTS) throw error;
      if (error.reason === 'full' && edit.kind === 'remove' && mode === 'normal') {
        mode = 'eraseOnly';
        continue;
      }
      if (error.reason !== 'conflict') throw error;
      current = v.parse(menusType.schema, error.current);
    }
  }
}

/** Saves edits in order, with the notice of SPEC section 8. */
export const saveMenuEditOptions = mutationOptions({
  mutationKey: ['save', menus.key],
  mutationFn: saveEdit,
  scope: { id: 'menus' },
  meta: {
    notice: ({ edit: { menu }, undo }: MenuSaved) => {
      const notice = { title: MENU_UPDATED[menu] };
      return undo ? undoable(notice, () => saveEdit({ value: undo })) : notice;
    },
  },
});
