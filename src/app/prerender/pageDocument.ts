import { DIRECTION, LANGUAGE } from '@/lib/language';
import { textsHash } from '../../store/local/pageSources';
import { dependsOnQuery, keysOf } from './pageKeys';

export interface RenderedPage {
  /** Without its language, encoded, without a trailing slash. */
  readonly path: string;
  /** The elements that React renders into the head. */
  readonly head: string;
  readonly body: string;
}

export interface PageContext {
  /** The stored texts that the page was rendered from. */
  readonly textOf: (key: string) => string | null;
  /** Static elements for the head. */
  readonly extraHead: string;
}

function attributesOf(path: string, textOf: PageContext['textOf']): string {
  const texts = keysOf(path).join(' ');
  const query = dependsOnQuery(path) ? ' data-search' : '';
  return `data-path="${path}" data-texts="${texts}" data-hash="${textsHash(texts, textOf)}"${query}`;
}

// oxlint-disable-next-line regexes/linear -- the build's own markup has each mark once.
const between = (name: string) => new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`);

/** Inserts a page into `template`. */
export function pageDocument(template: string, page: RenderedPage, context: PageContext): string {
  const { path, head, body } = page;
  const kept = / data-(?:start|site|ahead)="[^"]*"/g;
  return template
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<html\b[^>]*>/,
      (tag) =>
        `<html lang="${LANGUAGE}" dir="${DIRECTION}" ${attributesOf(path, context.textOf)}${(tag.match(kept) ?? []).join('')}>`,
    )
    .replace(between('head'), () => `<!--head-->${head}${context.extraHead}<!--/head-->`)
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<div id="root">[^]*<\/div>\s*<!--\/page-->/,
      () => `<div id="root">${body}</div><!--/page-->`,
    );
}
