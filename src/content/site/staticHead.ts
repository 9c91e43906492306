import { FAQ } from './faq';
import type { Post } from '../types/post/schema';
import { brand, footerDetails, type Settings } from '../settings/settings';

/** The site's sign. */
const LOGO_PATH = '/pwa-512x512.png';

/**
 * A picture of the site for those who show links to it, in pixels.
 * @public scripts/screenshots.ts takes it
 */
export const LINK_PICTURE = {
  path: '/screenshots/home-link.png',
  width: 1200,
  height: 630,
} as const;

interface Page {
  readonly path: string;
  /** The elements that the app itself puts into the head: markup, escaped. */
  readonly head: string;
}

interface Shown {
  /** The address that the site is published at, without a slash at its end. */
  readonly siteUrl: string;
  readonly settings: Settings;
  /** The post of this page. */
  readonly post?: Post | undefined;
}

function organisation({ siteUrl, settings }: Shown): object {
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

function blogPosting(post: Post, path: string, shown: Shown): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date,
    author: { '@type': 'Person', name: 'Admin' },
    publisher: organisation(shown),
    mainEntityOfPage: shown.siteUrl + path,
  };
}

function structured(path: string, shown: Shown): object | undefined {
  if (shown.post) return blogPosting(shown.post, path, shown);
  if (path === '/contact') return faqPage();
  return path === '/' ? organisation(shown) : undefined;
}

/**
 * What a page says of itself to those who run no script: its own address, what a link to it looks
 * like, and structured data. Nothing for a page that is not to be found.
 */
export function staticHead({ path, head }: Page, shown: Shown): string {
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return '';
  const title = /<title>([^<]*)/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const properties = {
    'og:type': shown.post ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': shown.siteUrl + path,
    'og:image': shown.siteUrl + LINK_PICTURE.path,
    'og:image:width': LINK_PICTURE.width,
    'og:image:height': LINK_PICTURE.height,
  };
  const data = structured(path, shown);
  // A `<` in a text could end the element.
  const json = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  return [
    `<link rel="canonical" href="${shown.siteUrl}${path}"/>`,
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
