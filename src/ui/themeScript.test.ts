import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { themeScript } from './theme';

/** Runs the script in a page with the given cookies and returns its effects. */
function runWith(cookie: string) {
  const metas = [{ content: 'as written' }, { content: 'as written' }];
  const dataset: { theme?: string } = {};
  const document = { cookie, documentElement: { dataset }, querySelectorAll: () => metas };
  runInNewContext(themeScript, { document });
  return { theme: dataset.theme, bar: metas.map(({ content }) => content) };
}

test.each([
  ['theme=dusk', 'dusk', '#0e1725'],
  ['session=1; theme=paper; other=2', 'paper', '#fdfaf4'],
])('the cookie %s brings its theme back', (cookie, theme, bar) => {
  expect(runWith(cookie)).toEqual({ theme, bar: [bar, bar] });
});

test.each(['', 'theme=neon', 'mytheme=dusk', 'theme=duskier'])(
  'the cookie "%s" leaves the choice to the system',
  (cookie) => {
    expect(runWith(cookie)).toEqual({ theme: undefined, bar: ['as written', 'as written'] });
  },
);
