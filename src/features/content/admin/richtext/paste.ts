import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as Reader, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { once } from '@/lib/async/tasks';
import { prepareHtml } from '@/engines/richtext/document';
import { htmlOf, parseHtml } from '@/engines/richtext/html';
import { MAX_TEXT_LENGTH } from '@/engines/richtext/limits';
import { strings } from '@/engines/richtext/strings';

/** What is said after a paste or drop. */
export interface PasteNote {
  text: string;
  /** Whether to offer a button that adds a picture. */
  offersImage?: boolean;
}

/** The cleaner of pasted HTML, with its parser. */
export const cleaner = once(() => import('@/engines/richtext/paste/cleanPaste'));

/** Clipboard HTML carries many times more markup than text. */
const MAX_HTML_LENGTH = 10 * MAX_TEXT_LENGTH;

/** What was last copied in this tab, and the HTML that the clipboard has of it. */
let copied: { html: string; slice: Slice } | undefined;

/** Remembers what is copied, so that it is pasted as it was. */
function remember(view: EditorView): false {
  const slice = view.state.selection.content();
  const html = htmlOf(view.serializeForClipboard(slice).dom.childNodes);
  copied = { html, slice };
  return false;
}

/** What is pasted is a step of its own for undo. */
const beginStep = (view: EditorView): void => view.dispatch(closeHistory(view.state.tr));

function insertSlice(view: EditorView, slice: Slice): void {
  beginStep(view);
  const { tr, selection } = view.state;
  const { $from, empty } = selection;
  const only =
    slice.openStart === 0 && slice.content.childCount === 1 ? slice.content.firstChild : null;
  const isOnEmptyLine = empty && $from.parent.isTextblock && $from.parent.content.size === 0;
  const at = $from.depth > 0 ? $from.index(-1) : 0;
  // Above an empty line, where one goes on writing.
  if (only?.isBlock === true && isOnEmptyLine && $from.node(-1).canReplaceWith(at, at, only.type))
    tr.insert($from.before(), only);
  else if (only) tr.replaceSelectionWith(only, false);
  else tr.replaceSelection(slice);
  // A paste that adds nothing, such as of a table's column, leaves the selection.
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
    // A table stays whole, so that one goes on writing below it; in a cell, its words are taken.
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
 * Inserts pasted or dropped data before ProseMirror would: it asks for a policy of its own.
 * @returns whether it is handled.
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
  // A browser that copies a picture adds its address as HTML, which leads to another site.
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

/** Pastes and drops, before ProseMirror would. */
export const pasteEvents = (to: Handlers) => ({
  copy: remember,
  cut: remember,
  paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData, to),
  drop: (view: EditorView, event: DragEvent) => {
    // What is moved within the text is ProseMirror's.
    if (view.dragging !== null) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place !== null) {
      const at = TextSelection.near(view.state.doc.resolve(place.pos));
      view.dispatch(view.state.tr.setSelection(at));
    }
    return insert(view, event, event.dataTransfer, to);
  },
});
