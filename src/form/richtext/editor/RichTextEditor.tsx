import MDEditor, { type RefMDEditor } from '@uiw/react-md-editor/nohighlight';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Tabs } from '@/ui/controls/Tabs';
import { useIsWide } from '@/ui/controls/useIsWide';
import type { PageOfSite } from './AddressDialog';
import type { Command, Edit } from '../commands/edit';
import { headingCommand } from '../commands/headings';
import { actionOfKey } from './editorKeys';
import { EditorNotes } from './EditorNotes';
import { HEAVY_TEXT_LENGTH } from '../convert/limits';
import type { OpenRichText } from '../convert/openRichText';
import { usePaste } from '../paste/usePaste';
import { RichTextPreview } from './RichTextPreview';
import { RichTextToolbar } from './RichTextToolbar';
import { pressedIn, TOOLS, type ToolbarName, type ToolName } from './toolbars';
import { selectionOf, insertText } from './insertText';
import { useAddressDialog } from './useAddressDialog';
import { LONG_TEXT, useConversion } from './useConversion';
import { useSelection } from './useSelection';
import { strings } from './strings';
import './richTextControl.css';

export interface RichTextEditorProps {
  id: string;
  label: string;
  /** Stored HTML. */
  value: string;
  opened: OpenRichText;
  /** Whether it takes the place of what had the focus. */
  hasFocus: boolean;
  onChange: (html: string) => void;
  /** The text as it is now cannot be kept, and why; `undefined` once it can again. */
  onRefused?: ((reason: string | undefined) => void) | undefined;
  toolbar: ToolbarName;
  /** Pages that a link may go to. */
  pagesOfSite?: readonly PageOfSite[] | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const NO_PAGES: readonly PageOfSite[] = [];
const NONE: never[] = [];

type View = 'write' | 'preview';

/** The editor of one text, opened once: another `value` from outside is not shown. */
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
  ...aria
}: RichTextEditorProps) {
  const { text, type, html, refused, flush } = useConversion(opened, value, onChange);
  const tellRefused = useEffectEvent((reason: string | undefined) => onRefused?.(reason));
  useEffect(() => tellRefused(refused), [refused]);
  const frame = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent((node: HTMLElement) => hasFocus && node.focus());
  useLayoutEffect(() => {
    const node = frame.current?.querySelector('textarea');
    if (!node) return;
    // After its text: the browser takes a second for a long one that comes after this.
    node.dir = 'auto';
    takeFocus(node);
  }, []);
  const editor = useRef<RefMDEditor>(null);
  const area = useCallback(() => editor.current?.textarea, []);
  const selection = useSelection(area);
  const { note, undoPaste, onPaste, onDrop } = usePaste(area, text);
  const [view, setView] = useState<View>('write');
  const isWide = useIsWide('48rem');
  const isLong = text.length > LONG_TEXT;
  const isBeside = isWide && !isLong;
  const isPreview = !isBeside && view === 'preview';
  // After the letters are on the screen: it reads the whole text.
  const seen = useDeferredValue(text);
  const seenSelection = useDeferredValue(isLong ? undefined : selection);
  const pressed = useMemo(
    () => pressedIn(toolbar, seen, seenSelection),
    [toolbar, seen, seenSelection],
  );
  const { ask, dialog } = useAddressDialog(area, pagesOfSite);

  const edit = (change: Edit | undefined): void => {
    const node = area();
    if (node === undefined) return;
    if (change === undefined) node.focus();
    else insertText(node, change);
  };
  const run = (command: Command): void => {
    const node = area();
    if (node !== undefined) edit(command(node.value, selectionOf(node)));
  };
  const apply = (name: ToolName): void => {
    const { command } = TOOLS[name];
    if (command !== undefined) run(command);
    else ask(name === 'image' ? 'image' : 'link');
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const node = area();
    if (node === undefined || event.target !== node || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.key === 'Escape') flush();
    const action = actionOfKey(event, toolbar, node.value, selectionOf(node));
    if (action === undefined) return;
    event.stopPropagation();
    if (action === 'browser') return;
    event.preventDefault();
    if ('tool' in action) apply(action.tool);
    else edit(action.edit);
  };

  const preview = <RichTextPreview html={html} topHeading={toolbar === 'page' ? 1 : 2} />;
  const write = (
    <MDEditor
      ref={editor}
      value={text}
      onChange={(next) => type(next ?? '')}
      preview={isBeside ? 'live' : 'edit'}
      components={{ preview: () => preview }}
      textareaProps={{
        id,
        spellCheck: true,
        autoCapitalize: 'sentences',
        ...aria,
        onBlur: flush,
      }}
      commands={NONE}
      extraCommands={NONE}
      height="100%"
      hideToolbar
      defaultTabEnable
      highlightEnable={false}
      visibleDragbar={false}
      enableScroll={false}
    />
  );
  return (
    // Listens in passing to the keys of the text area inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className="rich-text-control"
      data-beside={isBeside}
      onKeyDownCapture={onKeyDownCapture}
      onPaste={onPaste}
      onDrop={onDrop}
    >
      <RichTextToolbar
        name={toolbar}
        label={label}
        pressed={pressed}
        disabled={isPreview}
        onTool={apply}
        onHeading={(level) => run(headingCommand(level))}
      />
      <Tabs
        label={strings.editor.views(label)}
        tabs={[
          { id: 'write', label: strings.editor.write, panel: write },
          {
            id: 'preview',
            label: strings.editor.preview,
            panel: isPreview && preview,
          },
        ]}
        shown={isPreview ? 'preview' : 'write'}
        onShow={(next) => {
          flush();
          setView(next);
        }}
      />
      <EditorNotes
        heavy={text.length >= HEAVY_TEXT_LENGTH ? strings.heavy(text.length) : undefined}
        unread={opened.notice}
        refused={refused}
        pasted={isPreview ? undefined : note}
        onUndoPaste={undoPaste}
        onImage={() => apply('image')}
      />
      {dialog}
    </div>
  );
}
