import { isVerbatim } from '../../../../engines/richtext/commands/inline';
import { MAX_TEXT_LENGTH } from '../../../../engines/richtext/convert/limits';
import { walkableTree } from '../../../../engines/richtext/convert/markdown';
import { selectionOf, insertText, type Undoable } from './insertText';
import { pastedMarkdown, type Pasted } from '../../../../engines/richtext/paste/pastedMarkdown';
import { missingWords } from '../../../../engines/richtext/paste/missingWords';
import { strings } from '../../../../engines/richtext/strings';
import type { TextEdit, TextSelection } from '../../../../engines/richtext/commands/edit';

/** Inserts pasted Markdown: inline content into the line, blocks on lines of their own. */
export function pasteEdit(text: string, { start, end }: TextSelection, markdown: string): TextEdit {
  const blocks = walkableTree(markdown).children;
  const isLine = blocks.length === 1 && blocks[0]?.type === 'paragraph' && !markdown.includes('\n');
  let insert = markdown;
  if (!isLine) {
    const before = text.slice(0, start);
    const after = text.slice(end);
    const gap = before.slice(before.trimEnd().length);
    const isApart = gap.endsWith('\n') && gap.indexOf('\n') < gap.length - 1;
    const above = before === '' || isApart ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const below =
      after === '' || /^\n\s*\n/.test(after) ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    insert = above + markdown + below;
  }
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}

/** Message after a paste or drop. */
export interface PasteNote {
  text: string;
  /** For the "Undo paste" button, where the browser's undo cannot revert it. */
  undo?: Undoable | undefined;
  /** Whether to offer a button that adds a picture. */
  offersImage?: boolean;
}

/** Clipboard HTML carries many times more markup than text. */
const MAX_HTML_LENGTH = 10 * MAX_TEXT_LENGTH;
/** Longest text that the browser pastes without a noticeable pause. */
const MAX_PLAIN_LENGTH = 20_000;

const TOO_LARGE: PasteNote = {
  text: strings.paste.tooLarge(MAX_TEXT_LENGTH),
};
const NO_FILES: PasteNote = {
  text: strings.paste.noFiles,
};

/** What the pasted text lacks of the clipboard. */
function lossNote({ markdown, lostPictures }: Pasted, plain: string): PasteNote | undefined {
  const missing = missingWords(plain, markdown);
  const texts = [
    ...(lostPictures === 0 ? [] : [strings.paste.picturesLost(lostPictures)]),
    ...(missing.length === 0 ? [] : [strings.paste.missing(missing)]),
  ];
  if (texts.length === 0) return undefined;
  return { text: texts.join(' '), offersImage: lostPictures > 0 };
}

function readHtml(html: string): Pasted | undefined {
  try {
    return pastedMarkdown(html);
  } catch (error) {
    // Too deep for the parsers: use the plain text.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function insertPasted(
  area: HTMLTextAreaElement,
  markdown: string,
  isBlock: boolean,
): PasteNote | undefined {
  const { start, end } = selectionOf(area);
  const left = area.value.length - (end - start);
  if (left + markdown.length > MAX_TEXT_LENGTH) return TOO_LARGE;
  const place = start + markdown.length;
  const edit = isBlock
    ? pasteEdit(area.value, { start, end }, markdown)
    : { start, end, insert: markdown, selection: { start: place, end: place } };
  const undo = insertText(area, edit);
  return undo && { text: strings.paste.done, undo };
}

/**
 * Inserts pasted or dropped data, as clean Markdown if it has formatting.
 * @returns `browser` if the browser's default is right; a picture to ask about; otherwise
 *   the message to show, if any.
 */
export function pasteInto(
  area: HTMLTextAreaElement,
  data: DataTransfer,
): PasteNote | File | 'browser' | undefined {
  const html = data.getData('text/html');
  const plain = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  const files = [...data.files];
  const isCode = data.types.includes('vscode-editor-data');
  const [picture, ...others] = files.filter(({ type }) => type.startsWith('image/'));
  // A browser that copies a picture adds its address as HTML, which leads to another site.
  if (picture !== undefined && plain.trim() === '')
    return others.length === 0 ? picture : { text: strings.paste.onePicture, offersImage: true };
  if (html.length > MAX_HTML_LENGTH || plain.length > MAX_TEXT_LENGTH) return TOO_LARGE;
  const isFormatted =
    html.trim() !== '' && !isCode && !isVerbatim(walkableTree(area.value), selectionOf(area));
  const pasted = isFormatted ? readHtml(html) : undefined;
  if (pasted !== undefined && pasted.markdown !== '') {
    const note = insertPasted(area, pasted.markdown, true);
    const loss = note === TOO_LARGE ? undefined : lossNote(pasted, plain);
    if (note === undefined || loss === undefined) return note ?? loss;
    return { ...note, ...loss, text: `${note.text} ${loss.text}` };
  }
  if (plain.trim() !== '')
    return area.value.length + plain.length > MAX_PLAIN_LENGTH &&
      plain.length > MAX_PLAIN_LENGTH / 10
      ? insertPasted(area, plain, false)
      : 'browser';
  if (pasted !== undefined && pasted.lostPictures > 0) return lossNote(pasted, plain);
  return files.length > 0 ? NO_FILES : 'browser';
}
