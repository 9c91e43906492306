import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { ALLOWED_TAGS } from '@/engines/html/allowedHtml';

/*
 * Only elements that the public page renders are parsed as tags. Everything else in `<...>` becomes
 * text, because the sanitiser would remove it.
 */

const NAMES: ReadonlySet<string> = new Set(ALLOWED_TAGS);
/** A complete tag. A word without a value is not an attribute: people write `<a friend>`. */
const TAG =
  /^<(?:\/([a-z][a-z0-9]*)\s*|([a-z][a-z0-9]*)((?:\s+(?:open|reversed|[a-z][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)))*)\s*\/?)>$/i;
const NAME = /^<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i;
/** Separates two adjacent lists. */
const SEPARATOR = /^<!-- *-->$/;

const isShownName = (html: string): boolean =>
  NAMES.has((NAME.exec(html)?.[1] ?? '').toLowerCase());

/** Whether a piece of text is the tag of a rendered element. */
export function isShownTag(html: string): boolean {
  return SEPARATOR.test(html) || (isShownName(html) && TAG.test(html));
}

/** Escapes all raw HTML except tags of rendered elements. */
export function escapeHiddenTags(html: string): string {
  return html.replaceAll(/<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>?/g, (piece) =>
    isShownTag(piece) ? piece : `&lt;${piece.slice(1)}`,
  );
}

/** Looks ahead for the end of the tag in the same line. */
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

/** An HTML construct that only starts with a rendered tag. */
function onlyShownTags(construct: Construct): Construct {
  return {
    ...construct,
    name: `${construct.name ?? ''}Shown`,
    tokenize(effects, ok, nok) {
      return effects.check(shownTag, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

export const shownTags: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { 60: onlyShownTags(htmlFlow) },
  text: { 60: onlyShownTags(htmlText) },
};
