import { expect, test } from 'vitest';
import { openRichText } from './openRichText';
import { hasLostPicture, pictureName, type Pictures } from './pictures';

const DATA = `data:image/webp;base64,${'UklGRg'.repeat(50)}==`;
const STORED = `<p>One</p>\n<p><img class=x alt="A > B" src='${DATA}'></p>`;

function edited(html: string, change: (markdown: string) => string, pictures?: Pictures) {
  const opened = openRichText(html, pictures);
  return { opened, result: opened.toHtml(change(opened.markdown)) };
}

test('a picture in a text is a short name in its Markdown', () => {
  const { markdown } = openRichText(STORED);
  expect(markdown).toMatch(/^One\n\n!\[A > B\]\(picture-[a-z0-9]+\)$/);
});

test('an edit beside a picture keeps its bytes', () => {
  const { result } = edited(STORED, (text) => text.replace('One', 'Two'));
  expect(result).toEqual({ html: STORED.replace('One', 'Two') });
});

test('a name that is moved to another text brings its picture', () => {
  const pictures: Pictures = new Map();
  const { opened } = edited(STORED, (text) => text, pictures);
  const name = /picture-\w+/.exec(opened.markdown)?.[0];
  const { result } = edited('<p>Three</p>', (text) => `${text}\n\n![Map](${name})`, pictures);
  expect(result).toMatchObject({ html: expect.stringContaining(`src="${DATA}" alt="Map"`) });
  expect(pictureName(DATA, pictures)).toBe(name);
});

test('a name without its picture is found', () => {
  const { result } = edited('<p>Three</p>', (text) => `${text}\n\n![Map](picture-abcdef)`);
  expect('html' in result && hasLostPicture(result.html)).toBe(true);
  expect(hasLostPicture(STORED)).toBe(false);
});

test('more pictures than counters exchange in one text are refused', () => {
  const pictures: Pictures = new Map();
  const add = (count: number) => (text: string) =>
    Array.from({ length: count }, (_, index) => {
      const name = pictureName(`data:image/webp;base64,${String(index).repeat(106_640)}`, pictures);
      return `${text}\n\n![](${name})`;
    }).join('');
  expect(edited('<p>a</p>', add(7), pictures).result).toHaveProperty('html');
  expect(edited('<p>a</p>', add(8), pictures).result).toMatchObject({
    refused: expect.stringContaining('too large together'),
  });
});
