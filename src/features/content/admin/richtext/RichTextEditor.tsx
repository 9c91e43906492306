import MDEditor, { type ICommand, type RefMDEditor } from '@uiw/react-md-editor/nohighlight';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { shortcutOf, isComposing } from '@/lib/browser/shortcut';
import { DIRECTION } from '@/lib/language';
import { type Tab, Tabs } from '@/ui/controls/Tabs';
import { useIsWide } from '@/ui/controls/useIsWide';
import type { PageOfSite } from './AddressDialog';
import { outdentListItem, continueList } from '@/engines/richtext/commands/continueList';
import type { TextSelection } from '@/engines/richtext/commands/edit';
import { hasForeignPicture } from '@/engines/html/foreignPictures';
import { EditorNotes } from './EditorNotes';
import { HEAVY_TEXT_LENGTH } from '@/engines/richtext/convert/limits';
import { hasLostPicture } from '@/engines/richtext/convert/pictures';
import type { OpenRichText } from '@/engines/richtext/convert/openRichText';
import { usePaste } from './usePaste';
import { RichTextPreview } from './RichTextPreview';
import { commandOfKey, activeTools, toolbarCommands, type ToolbarName } from './toolbar';
import { selectionOf, insertText } from './insertText';
import { useAddressDialog } from './useAddressDialog';
import { LONG_TEXT, useConversion } from './useConversion';
import { strings } from '@/engines/richtext/strings';
import './richTextControl.css';

export interface RichTextEditorProps {
  id: string;
  label: string;
  value: string;
  opened: OpenRichText;
  /** Whether to take over the focus of its placeholder. */
  hasFocus: boolean;
  onChange: (html: string) => void;
  /** Called with the reason why the text cannot be stored, and with `undefined` once it can. */
  onRefused?: ((reason: string | undefined) => void) | undefined;
  toolbar: ToolbarName;
  /** Suggestions for the address of a link. */
  pagesOfSite?: readonly PageOfSite[] | undefined;
  /** Without both, the text decides. */
  lang?: 'ar';
  dir?: 'rtl';
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const NO_PAGES: readonly PageOfSite[] = [];
const NO_COMMANDS: never[] = [];

type View = 'write' | 'preview';

/** The last selection in a text area; undefined before its first use. */
function useSelection(getArea: () => HTMLTextAreaElement | undefined): TextSelection | undefined {
  const [selection, setSelection] = useState<TextSelection>();
  useEffect(() => {
    const onChange = (): void => {
      const area = getArea();
      if (area === undefined || document.activeElement !== area) return;
      const next = selectionOf(area);
      setSelection((now) => (now?.start === next.start && now.end === next.end ? now : next));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [getArea]);
  return selection;
}

const TOOLBAR = '.w-md-editor-toolbar';

/** Makes the package's buttons a WAI-ARIA toolbar with a roving tabindex. */
function useRovingTabIndex(
  frame: RefObject<HTMLElement | null>,
  commands: readonly ICommand[],
  label: string,
) {
  const [current, setCurrent] = useState<string>();
  useLayoutEffect(() => {
    const bar = frame.current?.querySelector(TOOLBAR);
    bar?.setAttribute('role', 'toolbar');
    bar?.setAttribute('aria-label', strings.toolbar.label(label));
    for (const list of bar?.children ?? []) list.setAttribute('role', 'none');
  }, [frame, label]);
  const stop = current ?? commands[0]?.name;
  return {
    commands: useMemo(
      () =>
        commands.map((command): ICommand => {
          const tabIndex = command.name === stop ? 0 : -1;
          return { ...command, buttonProps: { ...command.buttonProps, tabIndex } };
        }),
      [commands, stop],
    ),
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest(TOOLBAR))
        setCurrent(target.dataset['name']);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const bar = event.target instanceof Element ? event.target.closest(TOOLBAR) : null;
      if (bar === null) return;
      const buttons = [...bar.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button === event.target);
      const step = DIRECTION === 'rtl' ? -1 : 1;
      const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      buttons.at(to % buttons.length)?.focus();
    },
  };
}

/** Whether only the package would handle a key; all others belong to the browser or the page. */
function isPackageShortcut(event: KeyboardEvent): boolean {
  const isMove = event.altKey && /^Arrow(?:Up|Down)$/.test(event.key);
  const isDouble = event.ctrlKey && event.code === 'KeyD';
  // The package ignores Shift and Alt when it matches its shortcuts.
  const isMore = (event.ctrlKey || event.metaKey) && shortcutOf(event) === undefined;
  return isMove || isDouble || isMore;
}

/** The editor of one text; later changes of `value` are ignored. */
export function RichTextEditor({
  id,
  label,
  value,
  opened,
  hasFocus,
  onChange,
  onRefused,
  toolbar,
  pagesOfSite = NO_PAGES,
  lang,
  dir,
  ...aria
}: RichTextEditorProps) {
  const { text, type, html, refused, flush } = useConversion(opened, value, onChange);
  const reportRefused = useEffectEvent((reason: string | undefined) => onRefused?.(reason));
  useEffect(() => reportRefused(refused), [refused]);
  const frame = useRef<HTMLDivElement>(null);
  const prepare = useEffectEvent((node: HTMLElement) => {
    // Set after the value: the browser needs a second for a long value set after `dir`.
    node.dir = dir ?? 'auto';
    if (hasFocus) node.focus();
  });
  useLayoutEffect(() => {
    const node = frame.current?.querySelector('textarea');
    if (node) prepare(node);
  }, []);
  const editor = useRef<RefMDEditor>(null);
  const area = useCallback(() => editor.current?.textarea, []);
  const selection = useSelection(area);
  const [view, setView] = useState<View>('write');
  const isWide = useIsWide('48rem');
  const isLong = text.length > LONG_TEXT;
  const isBeside = isWide && !isLong;
  const isPreview = !isBeside && view === 'preview';
  // Deferred until typed characters are painted, because it parses the whole text.
  const deferredText = useDeferredValue(text);
  const deferredSelection = useDeferredValue(isLong ? undefined : selection);
  const pressed = useMemo(
    () => activeTools(toolbar, deferredText, deferredSelection),
    [toolbar, deferredText, deferredSelection],
  );
  const { ask, dialog } = useAddressDialog(area, pagesOfSite, opened.pictures);
  const { note, undoPaste, onPaste, onDrop } = usePaste(area, text, ask);
  const commands = useMemo(() => toolbarCommands(toolbar, pressed, ask), [toolbar, pressed, ask]);
  const bar = useRovingTabIndex(frame, commands, label);

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const node = area();
    if (node === undefined || event.target !== node || isComposing(event.nativeEvent)) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    if (hasModifier || event.key === 'Escape') flush();
    const command = commandOfKey(commands, event);
    const isPlain = !hasModifier && !event.altKey;
    const isEnter = event.key === 'Enter' && isPlain;
    if (command !== undefined) {
      event.preventDefault();
      editor.current?.commandOrchestrator?.executeCommand(command);
    } else if ((isEnter || (event.key === 'Backspace' && isPlain)) && !event.shiftKey) {
      const edit = (isEnter ? continueList : outdentListItem)(node.value, selectionOf(node));
      if (edit !== undefined) {
        event.preventDefault();
        insertText(node, edit);
      }
    } else if (!isEnter && !isPackageShortcut(event)) return;
    // The package's own handling continues lists wrongly, and moves or duplicates lines.
    event.stopPropagation();
  };

  const preview = (
    <RichTextPreview {...{ html, lang, dir }} topHeading={toolbar === 'page' ? 1 : 2} />
  );
  const write = (
    <MDEditor
      ref={editor}
      value={text}
      onChange={(next) => type(next ?? '')}
      preview={isBeside ? 'live' : 'edit'}
      components={{ preview: () => preview }}
      textareaProps={{
        id,
        lang,
        spellCheck: true,
        autoCapitalize: 'sentences',
        ...aria,
        onBlur: flush,
      }}
      commands={bar.commands}
      extraCommands={NO_COMMANDS}
      height="100%"
      overflow={false}
      defaultTabEnable
      highlightEnable={false}
      visibleDragbar={false}
      enableScroll={false}
    />
  );
  const tabs: Tab<View>[] = [{ id: 'write', label: strings.editor.write, panel: write }];
  if (!isBeside)
    tabs.push({ id: 'preview', label: strings.editor.preview, panel: isPreview && preview });
  return (
    // Only observes the keys of the text area inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className="rich-text-control grid min-w-0 gap-2"
      data-beside={isBeside}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={bar.onKeyDown}
      onFocus={bar.onFocus}
      onPaste={onPaste}
      onDrop={onDrop}
    >
      <Tabs
        label={strings.editor.views(label)}
        tabs={tabs}
        shown={isPreview ? 'preview' : 'write'}
        onShow={(next) => {
          flush();
          setView(next);
        }}
      />
      <EditorNotes
        heavy={text.length >= HEAVY_TEXT_LENGTH ? strings.heavy(text.length) : undefined}
        notShown={opened.notice}
        refused={refused}
        hasForeignPicture={hasForeignPicture(html)}
        hasLostPicture={hasLostPicture(html)}
        pasted={isPreview ? undefined : note}
        onUndoPaste={undoPaste}
        onImage={() => ask('image')}
      />
      {dialog}
    </div>
  );
}
