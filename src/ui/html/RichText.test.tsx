import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { RichText } from './RichText';

async function rendered(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(<Suspense>{element}</Suspense>);
  return new Response(prelude).text();
}

test('waits for the sanitiser, then shows the clean text in its frame', async () => {
  expect(
    await rendered(<RichText html="<p onclick=alert(1)>Hello</p>" className="wide" />),
  ).toContain('<div class="rich-text wide"><p>Hello</p></div>');
});

test('the same text is shown with its headings as they are, or under an h1 of the screen', async () => {
  const html = '<h1>About</h1>';
  expect(await rendered(<RichText html={html} />)).toContain('<h1>About</h1>');
  expect(await rendered(<RichText html={html} topHeading={2} />)).toContain('<h2>About</h2>');
});

test('many texts, each shown as its own', async () => {
  for (let count = 0; count < 120; count += 1) {
    expect(await rendered(<RichText html={`<p>${count}</p>`} />)).toContain(`<p>${count}</p>`);
  }
});
