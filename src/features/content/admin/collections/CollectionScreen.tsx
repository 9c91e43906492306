import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { type EntryDraft, fieldText } from '@/features/content/model/entryForm';
import { NEW_ENTRY, type EntryRecord } from '@/domain/contentType';
import {
  editedEntriesOptions,
  linksToEntry,
  removeEditedOptions,
  publishEntryOptions,
} from '@/features/content/admin/queries';
import { Button } from '@/ui/elements';
import { ConfirmDialog } from '@/ui/overlays/Dialog';
import { AdminHeading } from '@/shared/admin/ListFrame';
import { EntryEditor } from '../editor/EntryEditor';
import { prefetchRichText } from '../editor/RichTextOfEntry';
import { useCancelNotice } from '@/shared/admin/editing/editingHooks';
import type { CancelledDraft } from '@/shared/editing/useDraft';
import { useRemoval } from '@/shared/admin/queries';
import { EntryList } from './EntryList';
import './collections.css';
import { listStrings } from '../strings';

interface DeleteEntryProps {
  config: ContentTypeConfig;
  entry: EntryRecord;
  onDone: () => void;
}

/** Confirms deleting an entry (SPEC section 2). */
function DeleteEntry({ config, entry, onDone }: DeleteEntryProps) {
  const { remove, confirmLabel, dialog } = useRemoval(removeEditedOptions(config), onDone);
  const [{ links }] = useState(() => linksToEntry(config, entry));
  const text = (
    <>
      <span className="block">{config.words.deletion}</span>
      <span className="mt-2 line-clamp-3 font-semibold text-base-content">
        <bdi>{fieldText(entry, 'title') || listStrings.untitled}</bdi>
      </span>
      {links.length > 0 && (
        <span className="mt-2 block text-advice">{listStrings.removal.links(links)}</span>
      )}
    </>
  );
  return (
    <ConfirmDialog
      open
      destructive
      question={{ title: listStrings.removal.question, text, confirmLabel }}
      {...dialog}
      onConfirm={() => remove(entry.id)}
      onCancel={onDone}
    />
  );
}

interface ReturnFocus {
  list: RefObject<HTMLElement | null>;
  create: RefObject<HTMLButtonElement | null>;
}

/**
 * Restores the focus if it is lost when an entry's dialog closes: to the entry's menu, to the New
 * button, or to the list's heading if the entry is gone.
 */
function useReturnFocus(id: string | undefined, newId: string): ReturnFocus {
  const list = useRef<HTMLElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id !== undefined || closed === undefined) return undefined;
    // Wait a frame, because the dialog restores the focus itself if it can.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const row = list.current?.querySelector(`[data-id="${CSS.escape(closed)}"]`);
      const menu = row?.querySelector<HTMLElement>('[data-show="actions"] button');
      const other = closed === newId ? create.current : list.current?.querySelector('h2');
      (menu ?? other)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, newId]);
  return { list, create };
}

interface OpenedEntryProps {
  config: ContentTypeConfig;
  id: string;
  entries: readonly EntryRecord[];
  resumed: CancelledDraft<EntryDraft> | undefined;
  onResumed: () => void;
  onClose: (cancelled?: CancelledDraft<EntryDraft>) => void;
}

/** The dialog of an entry, which it keeps as it was when the dialog opened. */
function OpenedEntry({ config, id, entries, onResumed, onClose, ...given }: OpenedEntryProps) {
  const [resumed] = useState(given.resumed);
  // A cancelled entry may have been deleted in the meantime.
  const [opened] = useState(() => resumed?.value.base ?? entries.find((entry) => entry.id === id));
  const noteResumed = useEffectEvent(onResumed);
  useEffect(() => noteResumed(), []);
  const isUnknown = opened === undefined && id !== NEW_ENTRY;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown]);
  if (isUnknown) return null;
  return (
    <EntryEditor
      config={config}
      entry={opened}
      entries={entries}
      resumed={resumed}
      onClose={onClose}
    />
  );
}

interface CollectionScreenProps {
  config: ContentTypeConfig;
  /** `new`, the id of an entry, or undefined. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The list of a content type, with dialogs to create, edit and delete entries (SPEC section 2). */
export function CollectionScreen({ config, open, onOpen }: CollectionScreenProps) {
  const { words } = config;
  const { data: entries } = useSuspenseQuery(editedEntriesOptions(config));
  const hasRichText = config.fields.some(({ control }) => control === 'richText');
  useEffect(() => {
    if (hasRichText) prefetchRichText();
  }, [hasRichText]);
  const [deleting, setDeleting] = useState<EntryRecord>();
  /** The cancelled draft that *Undo* reopens, once. */
  const [resuming, setResuming] = useState<{
    readonly count: number;
    readonly draft?: CancelledDraft<EntryDraft> | undefined;
  }>({ count: 0 });
  const noteCancelled = useCancelNotice();
  const [unpublishing, setUnpublishing] = useState<EntryRecord>();
  const { mutate: publish } = useMutation(publishEntryOptions(config));
  const onPublish = useCallback(
    (entry: EntryRecord, published: boolean) => {
      if (!published && linksToEntry(config, entry).links.length > 0) setUnpublishing(entry);
      else publish({ id: entry.id, published });
    },
    [config, publish],
  );
  const edit = useCallback((entry: EntryRecord) => onOpen(entry.id), [onOpen]);
  const { list, create } = useReturnFocus(open ?? deleting?.id ?? unpublishing?.id, NEW_ENTRY);
  return (
    <>
      <AdminHeading
        title={words.heading}
        subtitle={words.subtitle}
        action={
          <Button ref={create} onClick={() => onOpen(NEW_ENTRY)}>
            {words.create}
          </Button>
        }
      />
      <EntryList
        section={list}
        config={config}
        entries={entries}
        onEdit={edit}
        onPublish={onPublish}
        onDelete={setDeleting}
        create={<Button onClick={() => onOpen(NEW_ENTRY)}>{words.create}</Button>}
      />
      {open !== undefined && (
        <OpenedEntry
          key={`${open} ${String(resuming.count)}`}
          config={config}
          id={open}
          entries={entries}
          resumed={resuming.draft}
          onResumed={() => setResuming(({ count }) => ({ count }))}
          onClose={(cancelled) => {
            onOpen(undefined);
            noteCancelled(cancelled, () => {
              setResuming(({ count }) => ({ count: count + 1, draft: cancelled }));
              onOpen(open);
            });
          }}
        />
      )}
      {unpublishing !== undefined && (
        <ConfirmDialog
          open
          question={{
            title: listStrings.unpublishing.question(
              fieldText(unpublishing, 'title') || listStrings.untitled,
            ),
            text: listStrings.removal.links(linksToEntry(config, unpublishing).links),
            confirmLabel: listStrings.unpublishing.confirm,
          }}
          onConfirm={() => {
            publish({ id: unpublishing.id, published: false });
            setUnpublishing(undefined);
          }}
          onCancel={() => setUnpublishing(undefined)}
        />
      )}
      {deleting !== undefined && (
        <DeleteEntry
          key={deleting.id}
          config={config}
          entry={deleting}
          onDone={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
