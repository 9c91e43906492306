import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as Reader, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { once } from '@/lib/tasks';
import { prepareHtml } from '@/engines/richtext/document';
import { htmlOf, parseHtml, MAX_TEXT_LENGTH } from '@/engines/richtext/html';
import { strings } from '@/engines/richtext/strings';

/** The note shown after a paste or drop. */
export interface PasteNote {
  text: string;
  /** Whether to offer a button that adds a picture. */
  offersImage?: boolean;
}

/** Loads the cleaner of pasted HTML, and its parser, on first use. */
export const cleaner = once(() => import('@/engines/richtext/paste/cleanPaste'));

/** Clipboard HTML carries many times more markup than text. */
const MAX_HTML_LENGTH = 10 * MAX_TEXT_LENGTH;

/** The last selection copied in this tab, and the HTML that identifies it in the clipboard. */
let copied: { html: string; slice: Slice } | undefined;

/** Remembers a copied selection, so that it is pasted unchanged. */
function remember(view: EditorView): false {
  const slice = view.state.selection.content();
  const html = htmlOf(view.serializeForClipboard(slice).dom.childNodes);
  copied = { html, slice };
  return false;
}

/** Makes a paste an undo step of its own. */
const beginStep = (view: EditorView): void => view.dispatch(closeHistory(view.state.tr));

function insertSlice(view: EditorView, slice: Slice): void {
  beginStep(view);
  const { tr, selection } = view.state;
  const { $from, empty } = selection;
  const only =
    slice.openStart === 0 && slice.content.childCount === 1 ? slice.content.firstChild : null;
  const isOnEmptyLine = empty && $from.parent.isTextblock && $from.parent.content.size === 0;
  const at = $from.depth > 0 ? $from.index(-1) : 0;
  // Insert above an empty line, so that typing continues there.
  if (only?.isBlock === true && isOnEmptyLine && $from.node(-1).canReplaceWith(at, at, only.type))
    tr.insert($from.before(), only);
  else if (only) tr.replaceSelectionWith(only, false);
  else tr.replaceSelection(slice);
  // A paste that adds nothing at the caret, such as a table's column, must not touch it.
  if (tr.docChanged || !empty) view.dispatch(tr.scrollIntoView().setMeta('paste', true));
}

async function insertHtml(
  view: EditorView,
  html: string,
  plain: string,
): Promise<PasteNote | undefined> {
  const { cleanPaste, missingWords } = await cleaner();
  if (view.isDestroyed) return undefined;
  const pasted = cleanPaste(html);
  const { schema, selection } = view.state;
  const content = pasted && parseHtml(pasted.html);
  if (
    content === undefined ||
    (content.textContent.trim() === '' && content.querySelector('img, hr, table') === null)
  ) {
    beginStep(view);
    view.pasteText(plain);
  } else {
    prepareHtml(content);
    const { $from } = selection;
    const parsed = Reader.fromSchema(schema).parseSlice(content, { context: $from });
    // Keep a table whole, so that typing continues below it; in a cell, insert only its contents.
    const isInCell = $from.depth > 0 && $from.node(-1).type.spec.isolating === true;
    insertSlice(view, Slice.maxOpen(parsed.content, isInCell));
  }
  const lost = pasted?.lostPictures ?? 0;
  const missing = pasted === undefined ? [] : missingWords(plain, pasted.html);
  const texts = [
    ...(lost === 0 ? [] : [strings.paste.picturesLost(lost)]),
    ...(missing.length === 0 || content?.textContent.trim() === ''
      ? []
      : [strings.paste.missing(missing)]),
  ];
  return texts.length === 0 ? undefined : { text: texts.join(' '), offersImage: lost > 0 };
}

interface Handlers {
  /** Asks for the description of a picture. */
  onPicture: (file: File) => void;
  onNote: (note: PasteNote | undefined) => void;
}

/**
 * Inserts pasted or dropped data before ProseMirror does, which would create a Trusted Types policy
 * of its own. @returns whether it is handled.
 */
function insert(view: EditorView, event: Event, data: DataTransfer | null, to: Handlers): boolean {
  if (data === null) return false;
  const done = (note?: PasteNote): true => {
    event.preventDefault();
    to.onNote(note);
    return true;
  };
  const html = data.getData('text/html');
  const plain = data.getData('text/plain');
  const [picture, ...others] = [...data.files].filter(({ type }) => type.startsWith('image/'));
  // Use the file: the HTML that browsers add for a copied picture points to another site.
  if (picture !== undefined && plain.trim() === '') {
    if (others.length > 0) return done({ text: strings.paste.onePicture, offersImage: true });
    to.onPicture(picture);
    return done();
  }
  const length = view.state.doc.content.size + plain.length;
  if (html.length > MAX_HTML_LENGTH || length > MAX_TEXT_LENGTH)
    return done({ text: strings.paste.tooLarge(MAX_TEXT_LENGTH) });
  if (copied !== undefined && html.includes(copied.html)) {
    insertSlice(view, copied.slice);
    return done();
  }
  const isCode =
    data.types.includes('vscode-editor-data') || view.state.selection.$from.parent.type.spec.code;
  if (html.trim() === '' || isCode) {
    if (plain === '' && data.files.length > 0) return done({ text: strings.paste.noFiles });
    if (plain === '') return false;
    beginStep(view);
    view.pasteText(plain);
    return done();
  }
  void insertHtml(view, html, plain).then(to.onNote);
  return done();
}

/** Handles pastes and drops before ProseMirror does. */
export const pasteEvents = (to: Handlers) => ({
  copy: remember,
  cut: remember,
  paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData, to),
  drop: (view: EditorView, event: DragEvent) => {
    // ProseMirror handles a move within the text.
    if (view.dragging !== null) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place !== null) {
      const at = TextSelection.near(view.state.doc.resolve(place.pos));
      view.dispatch(view.state.tr.setSelection(at));
    }
    return insert(view, event, event.dataTransfer, to);
  },
});
