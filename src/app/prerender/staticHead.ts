import { FAQ } from '../../domain/faq';
import type { Post } from '../../domain/post';
import { footerDetails, brand, type Settings } from '@/domain/settings';
import { addressIn } from '../../lib/browser/siteAddress';
import { BASE } from '@/lib/language';
import { inLanguage } from '../../shared/visitor/inLanguage';

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
