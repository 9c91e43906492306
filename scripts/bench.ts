import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'oxfmt';
import { measureCounters } from './bench/counters.ts';
import { measureEditor } from './bench/editor.ts';
import { tables } from './bench/figures.ts';
import { measureFirstView } from './bench/firstView.ts';
import { measureLaunch } from './bench/launch.ts';
import { measureMemory } from './bench/memory.ts';
import { measureOpening } from './bench/opening.ts';
import { measureRoutes } from './bench/routes.ts';
import { measureSaving } from './bench/saving.ts';
import { measureScale } from './bench/scale.ts';
import { measureSearching } from './bench/searching.ts';
import { measureForms, measureOffline } from './bench/slowLine.ts';
import { measureTyping } from './bench/typing.ts';
import { askedFor } from './lib/names.ts';
import { ROOT } from './lib/run.mjs';
import { withSite } from './lib/site.ts';

// Speed of the built product, as ratios to a floor that it cannot beat: npm run bench [name ...]
const PARTS = {
  first: measureFirstView,
  forms: measureForms,
  offline: measureOffline,
  launch: measureLaunch,
  routes: measureRoutes,
  editor: measureEditor,
  opening: measureOpening,
  typing: measureTyping,
  search: measureSearching,
  saving: measureSaving,
  scale: measureScale,
  counters: measureCounters,
  memory: measureMemory,
};

const isWanted = askedFor(Object.keys(PARTS));
let machine = '';
await withSite(async ({ browser, baseURL }) => {
  machine = `Chromium ${browser.version()}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}`;
  console.log(machine);
  for (const [name, measure] of Object.entries(PARTS))
    if (isWanted(name)) await measure(browser, baseURL);
});

if (Object.keys(PARTS).every(isWanted)) {
  // A complete run replaces the figures in the document; the text about them stays.
  const path = `${ROOT}docs/performance.md`;
  const blocks = new Map(
    tables.map(({ name, head, rows }) => [
      name,
      [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ]),
  ).set('machine', machine);
  const text = readFileSync(path, 'utf8').replaceAll(
    /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (old, begin: string, name: string, end: string) => {
      const block = blocks.get(name);
      return block === undefined ? old : `${begin}\n${block}\n\n${end}`;
    },
  );
  writeFileSync(path, (await format(path, text)).code);
}
