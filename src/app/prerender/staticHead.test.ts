import { expect, test } from 'vitest';
import { FAQ } from '../../domain/faq';
import { settingsType } from '@/domain/settings';
import { postBeforeYouApply } from '../../domain/seed/demoPosts';
import { staticHead } from './staticHead';

const context = { siteUrl: 'https://visas.example', settings: settingsType.initial };
const head = '<title>A &amp; B</title><meta name="description" content="What &quot;it&quot; is."/>';

function dataOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}');
}

test('a page names its own address and what a link to it looks like', () => {
  const html = staticHead({ path: '/blog', head }, context);
  expect(html).toContain('<link rel="canonical" href="https://visas.example/blog"/>');
  expect(html).toContain('<meta property="og:title" content="A &amp; B"/>');
  expect(html).toContain('<meta property="og:description" content="What &quot;it&quot; is."/>');
  expect(html).toContain('content="https://visas.example/screenshots/home-link.png"');
});

test('structured data of home, questions and posts cannot be ended by a text', () => {
  expect(dataOf(staticHead({ path: '/', head }, context))).toMatchObject({
    '@type': 'Organization',
    name: 'Dubai Visa',
  });
  const questions = dataOf(staticHead({ path: '/contact', head }, context));
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  expect(JSON.stringify(questions)).toContain(FAQ[0]?.answer);
  const post = { ...postBeforeYouApply, title: '</script><b>' };
  const html = staticHead({ path: `/blog/${post.slug}`, head }, { ...context, post });
  expect(html).not.toContain('</script><b>');
  expect(dataOf(html)).toMatchObject({ '@type': 'BlogPosting', headline: '</script><b>' });
});

test('a page that only mentions noindex is indexed', () => {
  const speaking =
    '<title>What noindex means</title><meta name="description" content="robots: noindex"/>';
  expect(staticHead({ path: '/blog', head: speaking }, context)).toContain('rel="canonical"');
});

test('a noindex page has no metadata', () => {
  const noindex = `${head}<meta name="robots" content="noindex"/>`;
  expect(staticHead({ path: '/404', head: noindex }, context)).toBe('');
});
