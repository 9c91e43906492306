import { assemble } from './assemble';
import { blocksOf } from './blocks';
import { preserveText } from '../preserveText';
import { isTooDeep, refusal } from './limits';
import { runSteps } from '@/lib/async/runSteps';
import { parseMarkdown } from './markdown';
import { cutHtml, type Part } from './slices';
import { type OpenedParts, unitsOf, writeParts, type WrittenParts } from './units';
import { mergeBlocks } from './mergeBlocks';
import { strings } from '../editor/strings';

export type Conversion = { html: string } | { refused: string };

export interface OpenRichText {
  /** What the editor shows. */
  markdown: string;
  /** What the editor cannot show and keeps as it is, in plain words. */
  notice?: string;
  /**
   * The HTML to store for what the editor now holds. What was not edited is in it byte for byte,
   * what was is sanitised; for the Markdown as opened it is the stored text itself.
   */
  toHtml: (markdown: string) => Conversion;
  /** Steps that may be done before the first edit, which takes as much longer without them. */
  ahead: Iterable<undefined>;
}

/**
 * Stored HTML opened as Markdown (SPEC section 3: `content` and `description` are HTML), in steps
 * of a few milliseconds.
 */
export function* openInSteps(html: string): Generator<undefined, OpenRichText> {
  let parts: Part[];
  let written: WrittenParts;
  try {
    parts = yield* cutHtml(html);
    written = yield* writeParts(parts);
  } catch (error) {
    // The parsers recurse: a text that is nothing but depth ends them.
    if (!(error instanceof RangeError)) throw error;
    parts = [{ kind: 'other', html }];
    written = { parts, markdown: '', written: [], hasUnread: true };
  }
  const { markdown, hasUnread } = written;
  let known: OpenedParts | undefined;
  function* readOpened(): Generator<undefined, void> {
    try {
      known = yield* unitsOf(written);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  // Only for what is edited: in a long text it takes longer than all the rest.
  const ahead = readOpened();

  function convert(text: string): Conversion {
    if (text === markdown) return { html };
    // An empty text is empty: nothing stays that could not be seen.
    if (text.trim() === '' && !hasUnread) return { html: '' };
    const refused = refusal(text, markdown.length);
    if (refused !== undefined) return { refused };
    runSteps(ahead);
    const opened = known;
    if (opened === undefined) return { refused: strings.refused.unreadable };
    const read = parseMarkdown(text);
    if (isTooDeep(read)) return { refused: strings.refused.tooDeep };
    const root = preserveText(read, text);
    const definitions = root.children.filter(({ type }) => type === 'definition');
    return {
      html: assemble(parts, opened, mergeBlocks(opened, blocksOf(root), text), definitions),
    };
  }

  return {
    markdown,
    ...(hasUnread && { notice: strings.unread }),
    toHtml: (text) => {
      try {
        return convert(text);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return { refused: strings.refused.unreadable };
      }
    },
    ahead,
  };
}

/** Stored HTML opened as Markdown, at once. */
export const openRichText = (html: string): OpenRichText => runSteps(openInSteps(html));
