import { decodedPart } from '@/lib/text/typed';
import type { ContentKey } from '@/domain/registry';
import { DIRECTION, LANGUAGE, BASE } from '@/lib/language';
import { textsHash } from '@/store/local/pageSources';
import { FAQ } from '@/domain/faq';
import { type Post, ADDRESS_BASE, publicAddress, findPublished } from '@/domain/entries';
import { footerDetails, brand, type Settings } from '@/domain/settings';
import { addressIn } from '@/lib/browser/siteAddress';
import { inLanguage } from '@/domain/translations';

/** The site's logo. */
const LOGO_PATH = '/pwa-512x512.png';

/**
 * The Open Graph image, in pixels.
 * @public scripts/screenshots.ts takes it
 */
export const LINK_PICTURE = {
  path: '/screenshots/home-link.png',
  width: 1200,
  height: 630,
} as const;

interface Page {
  readonly path: string;
  /** The app's own head elements: escaped markup. */
  readonly head: string;
}

interface HeadContext {
  /** The public URL, without a trailing slash. */
  readonly siteUrl: string;
  readonly settings: Settings;
  /** The post shown on this page. */
  readonly post?: Post | undefined;
}

function organisation({ siteUrl, settings }: HeadContext): object {
  const { phone, email, address } = footerDetails(settings);
  return {
    '@type': 'Organization',
    name: brand(settings).name,
    url: `${siteUrl}/`,
    logo: siteUrl + LOGO_PATH,
    telephone: phone,
    email,
    address,
  };
}

function faqPage(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function blogPosting(stored: Post, path: string, context: HeadContext): object {
  const post = inLanguage?.(stored) ?? stored;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date,
    author: { '@type': 'Person', name: 'Admin' },
    publisher: organisation(context),
    mainEntityOfPage: context.siteUrl + BASE + path,
  };
}

function structured(path: string, context: HeadContext): object | undefined {
  if (context.post) return blogPosting(context.post, path, context);
  if (path === '/contact') return faqPage();
  return path === '/' ? organisation(context) : undefined;
}

/**
 * Metadata for clients without scripts: canonical URL, Open Graph and structured data. Empty for a
 * noindex page.
 */
export function staticHead({ path, head }: Page, context: HeadContext): string {
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return '';
  const title = /<title>([^<]*)/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const properties = {
    'og:type': context.post ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': context.siteUrl + BASE + path,
    'og:image': context.siteUrl + LINK_PICTURE.path,
    'og:image:width': LINK_PICTURE.width,
    'og:image:height': LINK_PICTURE.height,
  };
  const data = structured(path, context);
  // A `<` could end the element.
  const json = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  return [
    `<link rel="canonical" href="${context.siteUrl}${BASE}${path}"/>`,
    ...(['en', 'ar', 'x-default'] as const).map(
      (language) =>
        `<link rel="alternate" hreflang="${language}" href="${context.siteUrl}${addressIn(language === 'ar' ? 'ar' : 'en', path)}"/>`,
    ),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...(json === undefined
      ? []
      : [
          `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`,
        ]),
  ].join('');
}

/** The keys that the main part of each page shows. */
const MAIN_KEYS: ReadonlyMap<string, readonly ContentKey[]> = new Map<
  string,
  readonly ContentKey[]
>([
  ['/', ['sections', 'visaCards']],
  ['/visa-types', ['visaCards']],
  ['/apply', ['visaCards']],
  ['/track', []],
  ['/contact', []],
  ['/blog', ['blogs']],
  ['/404', []],
]);

/** Pages that depend on the query string. */
const PATHS_WITH_QUERY: ReadonlySet<string> = new Set(['/apply', '/track']);

/** The keys shown on a page, its header and its footer. */
function keysOf(path: string): readonly ContentKey[] {
  const main = MAIN_KEYS.get(path) ?? (path.startsWith(ADDRESS_BASE.blogs) ? ['blogs'] : ['pages']);
  return ['settings', 'menus', ...main];
}

interface Addressed {
  published: boolean;
  slug: string;
}

/** The published post at a path, if any. */
export function postAt<Entry extends Addressed>(
  path: string,
  posts: readonly Entry[],
): Entry | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : findPublished(posts, decodedPart(slug));
}

function dependsOnQuery(path: string): boolean {
  return PATHS_WITH_QUERY.has(path);
}

/** The paths of all public pages, and of the 404 page. */
export function visitorPaths(pages: readonly Addressed[], posts: readonly Addressed[]): string[] {
  const entries = [
    ...pages.map((page) => publicAddress('pages', page)),
    ...posts.map((post) => publicAddress('blogs', post)),
  ];
  return [...new Set([...MAIN_KEYS.keys(), ...entries.filter((path) => path !== undefined)])];
}

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
