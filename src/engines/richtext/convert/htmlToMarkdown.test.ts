import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown';
import { parseHtml } from './parseHtml';

test.each(['https://evil.example/', 'javascript:alert(1)//'])(
  'a link stays as it is stored, whatever its base address: %s',
  (base) => {
    const html = `<div><base href="${base}"><p><a href="/apply">Apply</a></p></div>`;
    expect(htmlToMarkdown(parseHtml(html).children).trim()).toBe('[Apply](/apply)');
  },
);

test('of a picture that visitors do not see, its description is kept', () => {
  const html = '<p>See <img src="http://example.com/a.png" alt="a map"> here.</p>';
  expect(htmlToMarkdown(parseHtml(html).children).trim()).toBe('See a map here.');
});
