import type { ContentKey } from '../../domain/registry';
import { DIRECTION, LANGUAGE } from '../../lib/language';
import { splitStyles } from './splitStyles';
import { mainKeys, FRAME_KEYS, dependsOnQuery, writeSources } from './pageKeys';

export interface RenderedPage {
  /** Without its language, encoded, without a trailing slash. */
  readonly path: string;
  /** The elements that React renders into the head. */
  readonly head: string;
  readonly body: string;
}

export interface PageContext {
  /** The stored texts that the page was rendered from. */
  readonly textOf: (key: ContentKey) => string | null;
  /** Whether it shows the content of a first visit. */
  readonly isSeed: boolean;
  /** Static elements for the head. */
  readonly extraHead: string;
  /** All styles, for a page that may show what none of the build's pages does. */
  readonly styles?: string;
}

function attributesOf(path: string, { textOf, isSeed }: PageContext): string {
  return [
    `data-path="${path}"`,
    `data-frame="${writeSources(FRAME_KEYS, textOf)}"`,
    `data-main="${writeSources(mainKeys(path), textOf)}"`,
    ...(isSeed ? ['data-seed'] : []),
    ...(dependsOnQuery(path) ? ['data-search'] : []),
  ].join(' ');
}

/** Whether a generated page still matches what is stored. */
export function hasSources(html: string, path: string, textOf: PageContext['textOf']): boolean {
  const isOf = (name: string, keys: readonly ContentKey[]) =>
    html.includes(` data-${name}="${writeSources(keys, textOf)}"`);
  return (
    html.includes(` data-path="${path}"`) &&
    isOf('frame', FRAME_KEYS) &&
    isOf('main', mainKeys(path))
  );
}

// oxlint-disable-next-line regexes/linear -- the build's own markup has each mark once.
const between = (name: string) => new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`);

/** Replaces the page's parts in `template`, which may be another generated page. */
export function pageDocument(template: string, page: RenderedPage, context: PageContext): string {
  const { path, head, body } = page;
  const kept = / data-(?:start|site|ahead)="[^"]*"/g;
  return template
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<html\b[^>]*>/,
      (tag) =>
        `<html lang="${LANGUAGE}" dir="${DIRECTION}" ${attributesOf(path, context)}${(tag.match(kept) ?? []).join('')}>`,
    )
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<style\b[^>]*>[^]*?<\/style>(?:<style media="not all">[^]*?<\/style>)?/,
      (own) => {
        if (context.styles === undefined) return own;
        const { first, later } = splitStyles(context.styles);
        return `<style data-whole="">${first}</style><style media="not all">${later}</style>`;
      },
    )
    .replace(between('head'), () => `<!--head-->${head}${context.extraHead}<!--/head-->`)
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<div id="root">[^]*<\/div>\s*<!--\/page-->/,
      () => `<div id="root">${body}</div><!--/page-->`,
    );
}
