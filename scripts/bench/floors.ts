import type { Browser } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { inTurn, print, ratioLine, runsOr } from './figures.ts';
import { firstView } from './firstView.ts';

/** Builds and serves the pages of scripts/bench/floors. */
export async function serveFloors() {
  await build({ configFile: `${ROOT}scripts/bench/floors/vite.config.ts` });
  return serveBuild(`${ROOT}.cache/bench-floors`);
}

/**
 * What the first view costs where a program draws it: the text at the head of the home page by the
 * bare libraries, beside the same text as a page.
 */
export async function measureFloors(browser: Browser): Promise<void> {
  const site = await serveFloors();
  const largest = (page: string) => async () =>
    (await firstView(browser, `${site.baseURL}/${page}.html`)).largest;
  const { plain, react, stack } = await inTurn(runsOr(5), {
    plain: largest('static'),
    react: largest('react'),
    stack: largest('stack'),
  });
  for (const [title, drawn] of [
    ['React alone', react],
    ['React with router and query', stack],
  ] as const)
    print(ratioLine(`The home page's first words by ${title}, largest paint`, drawn, plain));
  site.close();
}
