import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pictureUrl } from '@/lib/browser/safeUrl';
import { policyOf, withPolicy } from './contentSecurityPolicy';

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8" />${head}</head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without inline code allows its own files alone', () => {
  expect(policyOf(page('<script type="module" src="/assets/a.js"></script>'))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; " +
      "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
      "base-uri 'none'; form-action 'self'; trusted-types app; " +
      "require-trusted-types-for 'script'",
  );
});

test('inline scripts and styles are allowed by their hash, each once', () => {
  const script = '\n  document.title = "a < b";\n';
  const policy = policyOf(
    page(`<script>${script}</script><style>p{color:red}</style>`, `<script>${script}</script>`),
  );
  expect(policy).toContain(`script-src 'self' ${hash(script)};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`);
});

test('a hash is of the text that the browser reads, with its line ends', () => {
  expect(policyOf(page('<script>a()\r\nb()</script>'))).toContain(hash('a()\nb()'));
});

test('data in a script element needs no permission', () => {
  const policy = policyOf(page('<script type="application/ld+json">{"a":1}</script>'));
  expect(policy).toContain("script-src 'self';");
});

test('the policy comes right after the charset, before anything that it governs', () => {
  const html = withPolicy(page('<script>a()</script>'));
  expect(html).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/);
});

test.each(['<p style="color:red">', "<p style = 'color:red'>", '<body onload="a()">'])(
  'a page with %s is refused',
  (markup) => {
    expect(() => withPolicy(page('', markup))).toThrow('refuses this attribute');
  },
);

test('code inside scripts, and words in texts, are not attributes', () => {
  const inline = `<script>const a = '<p style="x">'</script>`;
  expect(() => withPolicy(page(inline, '<p class="style">one = 1, style="x"</p>'))).not.toThrow();
});

test.each([
  ['without a charset', '<html><head></head></html>'],
  [
    'whose charset comes too late',
    `<html data-start="${'a'.repeat(1010)}"><head><meta charset="utf-8" /></head></html>`,
  ],
])('a page %s is refused', (_case, html) => {
  expect(() => withPolicy(html)).toThrow('charset');
});

test.each([
  ['https:', 'https://a.example/b.png'],
  ['http:', 'http://a.example/b.png'],
  ['data:', 'data:image/png;base64,AA'],
  ["'self'", '/b.png'],
])('a picture is asked for from %s where the policy lets it', (source, address) => {
  const images = /img-src ([^;]*)/.exec(policyOf(''))?.[1]?.split(' ') ?? [];
  expect(pictureUrl(address) !== undefined).toBe(images.includes(source));
});
