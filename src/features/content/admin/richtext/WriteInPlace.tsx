import { type Editor, type NodeViewRenderer } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openText, type OpenedText } from '@/engines/richtext/document';
import { HEAVY_TEXT_LENGTH, MAX_PICTURED_LENGTH, MAX_TEXT_LENGTH } from '@/engines/richtext/html';
import { extensions, Kept } from '@/engines/richtext/schema';
import { strings } from '@/engines/richtext/strings';
import { foreignPictureAdvice, hasForeignPicture } from '@/engines/allowedHtml';
import { whenIdle } from '@/lib/tasks';
import { shortcutOf } from '@/lib/browser/shortcut';
import { trustedHtml } from '@/lib/browser/trustedTypes';
import { AdviceNote, Button, type FieldControl, FieldError } from '@/ui/elements';
import { showHtml } from '@/ui/html/showHtml';
import { AddressDialog, type AddressDraft, type PageOfSite } from './AddressDialog';
import { cleaner, pasteEvents, type PasteNote } from './paste';
import { Toolbar, type ToolbarName } from './Toolbar';

/** The text box, as the label and notes around it refer to it. */
export interface TextBox extends FieldControl {
  id: string;
  label: string;
  /** Without both, the direction follows the text (`dir="auto"`). */
  lang?: 'ar';
  dir?: 'rtl';
}

export interface WriteInPlaceProps {
  box: TextBox;
  /** HTML; later changes are ignored. */
  value: string;
  onChange: (html: string) => void;
  /** Called with the reason why the text cannot be stored, and with `undefined` once it can be. */
  onRefused?: ((reason: string | undefined) => void) | undefined;
  toolbar: ToolbarName;
  /** Suggestions for the address of a link. */
  pagesOfSite: readonly PageOfSite[];
  onMarkdown: () => void;
}

/** Shows a block that is kept unedited as visitors see it, with a button that deletes it. */
const keptView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('div');
  dom.className = 'rich-text-kept';
  const shown = document.createElement('div');
  // Its links can be neither followed nor focused.
  shown.inert = true;
  showHtml(shown, trustedHtml(String(node.attrs['html']), 1));
  const bar = document.createElement('p');
  bar.append(strings.kept.label);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.className = 'btn btn-outline btn-sm';
  // Not a tab stop, because keyboard users select the block and delete it.
  remove.tabIndex = -1;
  remove.append(strings.kept.remove);
  remove.addEventListener('click', () => {
    const at = getPos();
    if (at !== undefined) editor.chain().focus().setNodeSelection(at).deleteSelection().run();
  });
  bar.append(remove);
  dom.append(shown, bar);
  return { dom, stopEvent: (event) => event.target === remove };
};

const withViews = [
  ...extensions.filter((one) => one !== Kept),
  Kept.extend({ addNodeView: () => keptView }),
];

/** Why a text cannot be stored. It may always stay as long as it was when opened. */
function refusalOf(html: string, opened: string): string | undefined {
  const lettersIn = (text: string): number => text.replaceAll(/"data:[^"]*"/g, '').length;
  const most = Math.max(lettersIn(opened), MAX_TEXT_LENGTH);
  if (lettersIn(html) > most) return strings.refused.tooLong(most);
  const isPictured = html.includes('"data:') && html.length > opened.length;
  return isPictured && html.length > MAX_PICTURED_LENGTH ? strings.refused.pictures : undefined;
}

const adviceOn = (html: string): string[] => [
  ...(html.length >= HEAVY_TEXT_LENGTH ? [strings.heavy(html.length)] : []),
  ...(hasForeignPicture(html) ? [foreignPictureAdvice] : []),
];

/** Margins in pixels that keep the caret clear of the sticky toolbar. */
const BELOW_TOOLBAR = { top: 112, right: 5, bottom: 24, left: 5 };
/** Document size from which serialising would lag behind typing, so that writes are throttled. */
const LONG_SIZE = 5000;
const WRITE_DELAY_MS = 300;
const HIDING: ReadonlySet<string> = new Set(['visibilitychange', 'beforeunload', 'pagehide']);
/** Events after which the form may be saved or left: pending changes are written first. */
const LEAVING = ['keydown', 'pointerdown', 'focusout', ...HIDING];

interface Asked {
  kind: 'link' | 'image';
  draft: AddressDraft;
  file?: File | undefined;
}

const BLANK: AddressDraft = { words: '', address: '', exists: false };

/** The dialog's initial values for the current selection, which is extended to the whole link. */
function draftOf(editor: Editor, kind: Asked['kind']): AddressDraft {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (kind === 'image') {
    const exists = editor.state.selection instanceof NodeSelection && editor.isActive('image');
    const { alt, src } = editor.getAttributes('image');
    return exists ? { words: text(alt), address: text(src), exists } : BLANK;
  }
  const exists = editor.isActive('link');
  if (exists) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const words = editor.state.doc.textBetween(from, to, ' ');
  return { words, address: text(editor.getAttributes('link')['href']), exists };
}

function insertLink(editor: Editor, words: string, href: string, before: AddressDraft): void {
  const { from, to } = editor.state.selection;
  const shown = words.trim() === '' ? href : words;
  const isNew = shown !== before.words || from === to;
  const end = isNew ? from + shown.length : to;
  const chain = editor.chain();
  if (isNew) chain.command(({ tr }) => tr.insertText(shown, from, to).docChanged);
  chain.setTextSelection({ from, to: end }).setMark('link', { href });
  chain.setTextSelection(end).scrollIntoView().run();
}

function insertImage(editor: Editor, alt: string, src: string, isNew: boolean): void {
  const { selection } = editor.state;
  // Insert a new picture after a selected node instead of replacing it.
  const place = selection instanceof NodeSelection ? selection.to : selection;
  const chain = editor.chain();
  if (isNew) chain.insertContentAt(place, { type: 'image', attrs: { src, alt } });
  else chain.updateAttributes('image', { src, alt });
  chain.scrollIntoView().run();
}

interface DelayedWrite {
  readonly now: (editor: Editor) => void;
  /** Writes after `WRITE_DELAY_MS`, or before the form is saved or left. */
  readonly soon: (editor: Editor) => void;
}

/** Lets a write wait, but not beyond an event after which the form may be saved or left. */
function useDelayedWrite(write: (editor: Editor) => void): DelayedWrite {
  const waiting = useRef<{ editor: Editor; timer: ReturnType<typeof setTimeout> }>(undefined);
  const now = (editor: Editor): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    write(editor);
  };
  const onLeaving = useEffectEvent((event: Event): void => {
    const isTyping =
      event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && event.key !== 'Escape';
    if (waiting.current === undefined || isTyping) return;
    const { editor } = waiting.current;
    // The form stores its draft in this same event, and no other event may follow.
    if (HIDING.has(event.type)) flushSync(() => now(editor));
    else now(editor);
  });
  useEffect(() => {
    const mounted = new AbortController();
    const options = { capture: true, signal: mounted.signal };
    for (const type of LEAVING) addEventListener(type, (event) => onLeaving(event), options);
    return () => {
      mounted.abort();
      clearTimeout(waiting.current?.timer);
    };
  }, []);
  return {
    now,
    soon: (editor) => {
      waiting.current ??= { editor, timer: setTimeout(() => now(editor), WRITE_DELAY_MS) };
    },
  };
}

/** Edits stored HTML in place, as visitors see it. */
export function WriteInPlace(props: WriteInPlaceProps) {
  const { box, value, toolbar, pagesOfSite } = props;
  const opened = useRef<OpenedText>(undefined);
  const [advice, setAdvice] = useState(() => adviceOn(value));
  const [refused, setRefused] = useState<string>();
  const isTouched = useRef(false);
  const field = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<PasteNote>();
  const [asked, setAsked] = useState<Asked>();
  /** Passes the current text to the form. */
  const write = useDelayedWrite(({ state }) => {
    const next = opened.current?.toHtml(state.doc) ?? value;
    const problem = refusalOf(next, value);
    if (problem !== refused) {
      setRefused(problem);
      props.onRefused?.(problem);
    }
    setAdvice(adviceOn(next));
    if (problem === undefined) props.onChange(next);
  });
  const editor = useEditor({
    extensions: withViews,
    injectCSS: false,
    enablePasteRules: false,
    enableInputRules: toolbar === 'section' ? false : ['bulletList', 'orderedList'],
    onBeforeCreate: ({ editor: created }) => {
      opened.current = openText(created.schema, value);
      // Pass nodes, because Tiptap would parse a string without a Trusted Types policy.
      Object.assign(created.options, { content: opened.current.doc });
    },
    onUpdate: ({ editor: changed }) => {
      // Write the first change at once, so that the form is dirty before anything else is pressed.
      if (!isTouched.current || changed.state.doc.content.size < LONG_SIZE) write.now(changed);
      else write.soon(changed);
      isTouched.current = true;
    },
    editorProps: {
      handleDOMEvents: pasteEvents({
        onPicture: (file) => setAsked({ kind: 'image', draft: BLANK, file }),
        onNote: setNote,
      }),
      handleKeyDown: (_view, event) => {
        if (shortcutOf(event) !== 'k') return false;
        ask('link');
        return true;
      },
      scrollThreshold: BELOW_TOOLBAR,
      scrollMargin: BELOW_TOOLBAR,
      attributes: () => ({
        id: box.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': box.label,
        ...(box['aria-describedby'] && { 'aria-describedby': box['aria-describedby'] }),
        ...(box['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(box.lang && { lang: box.lang }),
        dir: box.dir ?? 'auto',
        class: 'rich-text',
      }),
    },
  });
  // Mounted by hand: Tiptap's own component is only needed for node views in React. When a hidden
  // part of the page is shown again, this effect first runs with the old, destroyed editor.
  useLayoutEffect(() => {
    if (!editor.isDestroyed) field.current?.append(editor.view.dom);
  }, [editor]);
  useEffect(() => {
    // The browser would navigate to a file that is dropped outside the text.
    const keepPage = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    // A failed import is retried at the first paste.
    whenIdle(() => void cleaner().catch(() => undefined));
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);

  const ask = (kind: Asked['kind']): void => setAsked({ kind, draft: draftOf(editor, kind) });
  const close = (then?: () => void): void => {
    setAsked(undefined);
    // Wait until the dialog has released the focus.
    setTimeout(() => {
      editor.commands.focus();
      then?.();
    });
  };
  return (
    <div className="grid min-w-0 gap-2">
      <Toolbar editor={editor} name={toolbar} label={box.label} controls={box.id} onAsk={ask} />
      <div ref={field} className="rich-text-field" />
      <Button variant="ghost" size="sm" className="w-fit" onClick={props.onMarkdown}>
        {strings.markdown.open}
      </Button>
      <div aria-live="polite" className="grid gap-1 text-sm empty:absolute">
        {advice.map((text) => (
          <AdviceNote key={text}>{text}</AdviceNote>
        ))}
        {refused && <FieldError>{refused}</FieldError>}
        {note && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-advice">
            <span>{note.text}</span>
            {note.offersImage === true && (
              <Button variant="outline" size="sm" onClick={() => ask('image')}>
                {strings.paste.addPicture}
              </Button>
            )}
          </p>
        )}
      </div>
      {asked && (
        <AddressDialog
          {...asked}
          pagesOfSite={pagesOfSite}
          onDone={(words, address) =>
            close(() => {
              if (asked.kind === 'link') insertLink(editor, words, address, asked.draft);
              else insertImage(editor, words, address, !asked.draft.exists);
            })
          }
          onRemove={() =>
            close(() => editor.chain().extendMarkRange('link').unsetMark('link').run())
          }
          onClose={() => close()}
        />
      )}
    </div>
  );
}
