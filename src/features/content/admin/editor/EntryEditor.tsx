import { useQuery, useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  arabicFields,
  type ContentTypeConfig,
  type EditField,
  formFields,
  isPublishedField,
  previewAddress,
  slugField,
} from '@/features/content/model/contentTypeConfig';
import { type EntryDraft, entryForm, type FormValues } from '@/features/content/model/entryForm';
import { problems } from '@/features/content/model/problems';
import { NEW_ENTRY, type EntryRecord } from '@/domain/contentType';
import { addressIn } from '@/lib/browser/siteAddress';
import type { Language } from '@/lib/language';
import { DraftLine, type CancelledDraft } from '@/shared/editing/useDraft';
import { useEditor } from '@/shared/editing/useEditor';
import {
  brokenLinks,
  changeLinksOptions,
  linksToEntry,
  type MovedPath,
  removeEditedOptions,
  saveEditedOptions,
} from '@/features/content/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { unpublishedOptions } from '@/shared/admin/queries';
import { ConfirmDialog, Dialog } from '@/ui/overlays/Dialog';
import { Tabs } from '@/ui/controls/Tabs';
import { listStrings, editorStrings as words } from '../strings';
import { strings as shared } from '@/shared/admin/strings';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { ConflictDialog } from '@/shared/admin/editing/ConflictDialog';
import { FailureNote, Fold, Button, buttonClass, Switch } from '@/ui/elements';
import { EarlierVersions } from './EarlierVersions';
import { EntryField } from './EntryField';
import { useSaveShortcut, useUnsaved } from '@/shared/admin/editing/editingHooks';

interface SearchPreviewProps {
  config: ContentTypeConfig;
  form: UseFormReturn<FormValues>;
}

/** How search engines may show the entry, with the fallbacks for empty fields. */
function SearchPreview({ config, form }: SearchPreviewProps) {
  const slug = slugField(config);
  const names = ['title', 'metaTitle', 'metaDescription', slug?.name ?? 'title'];
  const [given = '', metaTitle = '', description = '', address = ''] = useWatch({
    control: form.control,
    name: names,
  }).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const title = metaTitle || given;
  const notes = [
    metaTitle === '' && title !== '' ? listStrings.searchPreview.usesTitle : '',
    description === '' ? listStrings.searchPreview.noDescription : '',
  ].filter(Boolean);
  return (
    <section
      aria-label={listStrings.searchPreview.title}
      className="grid gap-1 rounded-field border border-hairline bg-base-200 p-4"
    >
      <p className="document-label">{listStrings.searchPreview.heading}</p>
      <p translate="no" className="line-clamp-1 font-mono text-sm text-muted">
        <bdi dir="ltr">{`${location.host}${slug ? `${slug.base}${address}` : ''}`}</bdi>
      </p>
      <p className="line-clamp-2 text-lg text-primary wrap-anywhere">
        <bdi>{title || '...'}</bdi>
      </p>
      {description !== '' && (
        <p className="line-clamp-3 text-sm wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
      )}
      {notes.length > 0 && <p className="text-sm text-muted">{notes.join(' ')}</p>}
    </section>
  );
}

interface EntryEditorProps {
  config: ContentTypeConfig;
  /** The stored entry when the dialog opened; undefined for a new one. */
  entry: EntryRecord | undefined;
  entries: readonly EntryRecord[];
  /** The cancelled draft to continue with. */
  resumed?: CancelledDraft<EntryDraft> | undefined;
  onClose: (cancelled?: CancelledDraft<EntryDraft>) => void;
}

const BLANK = { id: NEW_ENTRY };

/** The form of an entry, or a note if it cannot be shown. */
export function EntryEditor(props: EntryEditorProps) {
  const { config, entry, entries, onClose } = props;
  const removal = removeEditedOptions(config);
  const [moved, setMoved] = useState<MovedPath>();
  if (moved !== undefined) return <ChangeLinks moved={moved} onDone={() => onClose()} />;
  return (
    <ShownRecord
      record={entry ?? BLANK}
      removal={entries.some(({ id }) => id === entry?.id) ? removal : undefined}
      dialog={{ open: true, onClose: () => onClose() }}
      renderRecord={() => <EntryDialog {...props} onMoved={setMoved} />}
    />
  );
}

/** Offers to change the links that a new slug has broken. */
function ChangeLinks({ moved, onDone }: { moved: MovedPath; onDone: () => void }) {
  const { from, links } = moved;
  const { mutate, error, isPending } = useMutation(changeLinksOptions);
  return (
    <ConfirmDialog
      open
      question={{
        title: listStrings.moved.question(links.length),
        text: listStrings.moved.text(from, links),
        confirmLabel: listStrings.moved.confirm(links.length),
        cancelLabel: listStrings.moved.leave,
      }}
      isBusy={isPending}
      failure={error === null ? undefined : listStrings.moved.failed(saveFailureText(error))}
      onConfirm={() => mutate(moved, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}

/**
 * Errors of inputs that cannot be converted, by field, for which the form keeps the last valid
 * value. `refuse` notes one, or that it is mended.
 */
function useRefusals() {
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const refuse = useCallback(
    (name: string, reason: string | undefined) =>
      setRefused((all) => (all[name] === reason ? all : { ...all, [name]: reason })),
    [],
  );
  const isAny = Object.values(refused).some((reason) => reason !== undefined);
  return { refused, refuse, isAny, clear: () => setRefused({}) };
}

/** Leads to the first invalid field of the form after each attempt to save it. */
function useInvalidFocus(formId: string) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const form = document.getElementById(formId);
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.closest('details')?.setAttribute('open', '');
    invalid?.focus();
    // The error message may be off screen, below the last of many rows.
    const notes = invalid?.getAttribute('aria-describedby')?.split(' ') ?? [];
    document.getElementById(notes.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [attempts, formId]);
  return { isTried: attempts > 0, show: () => setAttempts((count) => count + 1) };
}

/** What publishing the entry, or taking it off the site, means: broken links, unpublished edits. */
function usePublishing(
  config: ContentTypeConfig,
  entry: EntryRecord | undefined,
  form: UseFormReturn<FormValues>,
) {
  const published = config.fields.find(isPublishedField);
  const isPublished = useWatch({ control: form.control, name: published?.name ?? NEW_ENTRY });
  const broken = useMemo(
    () => (isPublished === false ? linksToEntry(config, entry).links : []),
    [config, entry, isPublished],
  );
  const { data: unpublished } = useQuery(unpublishedOptions);
  const state = entry?.['published'] === true && unpublished?.stateOf(config.type.key, entry.id);
  return { published, broken, state };
}

/** The form in its dialog: draft, validation, saving and conflicts (SPEC sections 2, 4 and 5). */
function EntryDialog({
  config,
  entry,
  entries,
  resumed,
  onClose,
  onMoved,
}: EntryEditorProps & { onMoved: (moved: MovedPath) => void }) {
  const formId = useId();
  const firstField = useRef<HTMLElement>(null);
  const [{ definition, before, arabic }] = useState(() => {
    const form = entryForm(config, entry?.id);
    return { definition: form, before: form.valuesOf(entry), arabic: arabicFields(config) };
  });
  const editor = useEditor({
    definition,
    stored: entry,
    save: saveEditedOptions(config),
    resumed,
    onSaved: (saved) => {
      const moved = brokenLinks(config, entry, saved);
      if (moved === undefined) onClose();
      else onMoved(moved);
    },
  });
  const { form, draft, isSaving } = editor;
  const failure = isSaving ? undefined : editor.failure;
  const refusals = useRefusals();
  const isDirty = editor.isDirty || refusals.isAny;
  const unsaved = useUnsaved(
    isDirty && !editor.isDone,
    draft,
    refusals.isAny ? 'keptButText' : undefined,
  );
  // After its first save, a new entry is in `entries` while the dialog is still closing.
  const ownId = editor.base?.id ?? editor.newId;
  const others = useMemo(() => entries.filter(({ id }) => id !== ownId), [entries, ownId]);
  const invalid = useInvalidFocus(formId);
  const [{ tab, isArabicOpen }, setTab] = useState<{ tab: Language; isArabicOpen: boolean }>({
    tab: 'en',
    isArabicOpen: false,
  });
  // Keep the Arabic fields mounted, so that the rich text editor keeps its undo history.
  const show = (next: Language) =>
    setTab({ tab: next, isArabicOpen: isArabicOpen || next === 'ar' });
  const submit = () => {
    const found = problems(config, form.getValues(), others, before);
    const wrong = formFields(config).find(({ name }) => found[name] ?? refusals.refused[name]);
    if (wrong === undefined) return editor.save();
    show(wrong.arabicOf === undefined ? 'en' : 'ar');
    invalid.show();
  };
  useSaveShortcut(submit);

  const { published, broken, state } = usePublishing(config, entry, form);
  // Previews the stored version of an unedited entry, otherwise the draft.
  const isSeen = isDirty ? draft.saveState === 'kept' : entry !== undefined;
  /** How often the form was refilled; part of the fields' keys, so that each control remounts. */
  const [fills, setFills] = useState(0);
  const fill = (values: FormValues) => {
    refusals.clear();
    setFills((count) => count + 1);
    editor.startFrom({ values, base: editor.base });
  };
  const inputOf = (field: EditField) => (
    <div key={`${field.name} ${String(fills)}`} className={field.isHalf ? '' : 'sm:col-span-2'}>
      <EntryField
        config={config}
        field={field}
        form={form}
        base={editor.base}
        before={before}
        others={others}
        refusal={refusals.refused[field.name]}
        onRefused={refusals.refuse}
        showsAll={invalid.isTried}
      />
    </div>
  );
  const panelOf = (fields: readonly EditField[], note?: string) => {
    const forSearch = fields.filter(({ control }) => control === 'meta');
    return (
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {note !== undefined && <p className="text-muted sm:col-span-2">{note}</p>}
        {/* `published` has a switch next to Save. */}
        {fields.filter((field) => field !== published && !forSearch.includes(field)).map(inputOf)}
        {forSearch.length > 0 && (
          <Fold title={listStrings.searchPreview.fold} className="sm:col-span-2">
            <div className="grid gap-6 pt-2">
              {forSearch.map(inputOf)}
              {fields === config.fields && <SearchPreview config={config} form={form} />}
            </div>
          </Fold>
        )}
      </div>
    );
  };
  const cancel = () => onClose(editor.cancel());
  return (
    <Dialog
      open
      width="wide"
      popup={{ initialFocus: firstField }}
      title={entry === undefined ? config.words.create : config.words.edit}
      onClose={cancel}
      footer={
        <>
          {failure !== undefined && (
            <FailureNote className="w-full">
              {shared.notSaved(saveFailureText(failure))}
            </FailureNote>
          )}
          {broken.length > 0 && (
            <p role="status" className="w-full text-sm text-advice">
              {listStrings.removal.links(broken)}
            </p>
          )}
          {isDirty && (
            <p aria-busy={draft.isBusy} className="me-auto self-center text-sm text-muted">
              {unsaved.note}
            </p>
          )}
          <EarlierVersions config={config} editor={editor} onFill={fill} />
          {isSeen && (
            <a
              href={addressIn(
                tab,
                previewAddress(config, entry?.id ?? NEW_ENTRY, isDirty ? draft.id : undefined),
              )}
              target="_blank"
              className={buttonClass({ variant: 'ghost', className: 'max-sm:px-2' })}
            >
              <ExternalLink aria-hidden className="size-4" /> {listStrings.editor.preview}
            </a>
          )}
          {published !== undefined && (
            <>
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <Switch
                  {...form.register(published.name)}
                  aria-describedby={state ? `${formId}state` : undefined}
                />
                {published.label}
              </label>
              {state && (
                <span
                  id={`${formId}state`}
                  className="self-center text-sm text-muted max-lg:sr-only"
                >
                  {listStrings.unpublished[state]}
                </span>
              )}
            </>
          )}
          <Button variant="outline" onClick={cancel}>
            {shared.cancel}
          </Button>
          <Button type="submit" form={formId} aria-disabled={isSaving}>
            {isSaving ? shared.saving : listStrings.editor.save}
          </Button>
        </>
      }
    >
      <form
        ref={(element) => {
          firstField.current = element?.querySelector('input') ?? null;
        }}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DraftLine draft={draft} onContinue={editor.continueDraft} />
        <Tabs
          label={words.languages}
          shown={tab}
          onShow={show}
          tabs={[
            { id: 'en', label: words.english, panel: panelOf(config.fields) },
            {
              id: 'ar',
              label: words.arabic,
              panel: isArabicOpen && panelOf(arabic, words.fallback),
            },
          ]}
        />
      </form>
      <ConflictDialog
        what={config.words.one}
        editor={editor}
        onDiscard={() => {
          draft.discard();
          onClose();
        }}
      />
      {unsaved.question}
    </Dialog>
  );
}
