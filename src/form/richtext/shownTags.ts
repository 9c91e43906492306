import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { ALLOWED_TAGS } from '@/ui/richText/allowedHtml';

/*
 * What is typed between `<` and `>` is a tag only where the public page shows such an element.
 * Everything else is text: it would vanish together with its words.
 */

const NAMES: ReadonlySet<string> = new Set(ALLOWED_TAGS);
/** A whole tag. A word without a value is no attribute: people write `<a friend>`. */
const TAG =
  /^<(?:\/([a-z][a-z0-9]*)\s*|([a-z][a-z0-9]*)((?:\s+(?:open|reversed|[a-z][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)))*)\s*\/?)>$/i;
const NAME = /^<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i;
/** What parts two lists. */
const SEPARATOR = /^<!-- *-->$/;

const isShownName = (html: string): boolean =>
  NAMES.has((NAME.exec(html)?.[1] ?? '').toLowerCase());

/** Whether a piece of a text is the tag of an element that is shown. */
export function isShownTag(html: string): boolean {
  return SEPARATOR.test(html) || (isShownName(html) && TAG.test(html));
}

/** Raw HTML with everything that is no tag of an element that is shown as text. */
export function withShownTags(html: string): string {
  return html.replaceAll(/<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>?/g, (piece) =>
    isShownTag(piece) ? piece : `&lt;${piece.slice(1)}`,
  );
}

/** Looks ahead to where a tag ends, or cannot go on in this line. */
const shownTag: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let html = '';
    const read = (code: Code): State | undefined => {
      const isEnd = code === null || code < -2 || (code === 60 && html !== '');
      if (isEnd || html.endsWith('>')) {
        effects.exit('data');
        return (html.endsWith('>') ? isShownTag(html) : isShownName(html)) ? ok(code) : nok(code);
      }
      effects.consume(code);
      html += code < 0 ? ' ' : String.fromCodePoint(code);
      return read;
    };
    return (code) => {
      effects.enter('data');
      return read(code);
    };
  },
};

/** A construct of HTML that starts only with a tag that is shown. */
function ofShownTags(construct: Construct): Construct {
  return {
    ...construct,
    name: `${construct.name ?? ''}Shown`,
    tokenize(effects, ok, nok) {
      return effects.check(shownTag, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/** An extension of the Markdown reader. */
export const shownTags: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { 60: ofShownTags(htmlFlow) },
  text: { 60: ofShownTags(htmlText) },
};
