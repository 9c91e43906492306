import { assemble } from './assemble';
import { blocksOf } from './blocks';
import { preserveText } from '../preserveText';
import { isTooDeep, MAX_PICTURED_LENGTH, refusal } from './limits';
import { runSteps } from '@/lib/async/slices';
import { parseMarkdown } from './markdown';
import { type Pictures, withData, withNames } from './pictures';
import { cutHtml, type HtmlPart } from './slices';
import { type OpenedParts, unitsOf, writeParts, type WrittenParts } from './units';
import { mergeBlocks } from './mergeBlocks';
import { strings } from '../strings';

export type ConvertedHtml = { html: string } | { refused: string };

export interface OpenRichText {
  markdown: string;
  /** Their names are in the Markdown; a picture whose name is typed is added before. */
  pictures: Pictures;
  /** Tells which content the editor cannot show, or changes when it is edited. */
  notice?: string;
  /**
   * Converts the edited Markdown to the HTML to store: unedited content byte for byte, edited
   * content sanitised. The unchanged Markdown gives the stored HTML itself.
   */
  toHtml: (markdown: string) => ConvertedHtml;
  /** Optional preparation for the first edit, in steps; without it that edit takes longer. */
  preparation: Iterable<undefined>;
}

const JOINED_CELLS = /<t[dh]\s[^<>]*(?:col|row)span=["']?[2-9]/i;

/**
 * Opens stored HTML as Markdown (SPEC section 3: `content` and `description` are HTML), in steps of
 * a few milliseconds. The pictures in it are added to `pictures`.
 */
export function* openInSteps(
  stored: string,
  pictures: Pictures = new Map(),
): Generator<undefined, OpenRichText> {
  const html = withNames(stored, pictures);
  let parts: HtmlPart[];
  let written: WrittenParts;
  try {
    parts = yield* cutHtml(html);
    written = yield* writeParts(parts);
  } catch (error) {
    // The parsers recurse, so a text of pure nesting overflows the stack.
    if (!(error instanceof RangeError)) throw error;
    parts = [{ kind: 'other', html }];
    written = { parts, markdown: '', written: [], isPartlyHidden: true };
  }
  const { markdown, isPartlyHidden } = written;
  let known: OpenedParts | undefined;
  function* readOpened(): Generator<undefined, void> {
    try {
      known = yield* unitsOf(written);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  // Deferred, because only editing needs it and it is the slowest part for a long text.
  const preparation = readOpened();

  function convert(text: string): ConvertedHtml {
    if (text === markdown) return { html: stored };
    // An emptied text is stored as '', without invisible leftovers.
    if (text.trim() === '' && !isPartlyHidden) return { html: '' };
    const refused = refusal(text, markdown.length);
    if (refused !== undefined) return { refused };
    runSteps(preparation);
    const opened = known;
    if (opened === undefined) return { refused: strings.refused.unreadable };
    const read = parseMarkdown(text);
    if (isTooDeep(read)) return { refused: strings.refused.tooDeep };
    const root = preserveText(read, text);
    const definitions = root.children.filter(({ type }) => type === 'definition');
    const named = assemble(parts, opened, mergeBlocks(opened, blocksOf(root), text), definitions);
    const edited = withData(named, pictures);
    const isTooLong = edited.length > Math.max(stored.length, MAX_PICTURED_LENGTH);
    return isTooLong && edited !== named ? { refused: strings.refused.pictures } : { html: edited };
  }

  const notices = [
    ...(isPartlyHidden ? [strings.notShown] : []),
    ...(JOINED_CELLS.test(html) ? [strings.joinedCells] : []),
  ];
  return {
    markdown,
    pictures,
    ...(notices.length > 0 && { notice: notices.join(' ') }),
    toHtml: (text) => {
      try {
        return convert(text);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return { refused: strings.refused.unreadable };
      }
    },
    preparation,
  };
}

/** Opens stored HTML as Markdown synchronously. */
export const openRichText = (html: string, pictures?: Pictures): OpenRichText =>
  runSteps(openInSteps(html, pictures));
