import { type Outcome, take } from './engines/steps.ts';

import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { ADMINISTRATOR } from './engines/administrator.ts';
import { PRIVATE_WINDOW } from './engines/privateWindow.ts';
import { VISITOR } from './engines/visitor.ts';
import { askedFor } from './lib/names.ts';
import { requireBuild } from './lib/site.ts';

// Runs the visitor's and the administrator's walks in the browser engines that no other test uses:
// npm run test:engines, or with a name: npm run test:engines -- webkit
const ENGINES = [firefox, webkit];
const WALKS = [
  { name: 'a visitor', steps: VISITOR },
  { name: 'the administrator', steps: ADMINISTRATOR },
  { name: 'a private window', steps: PRIVATE_WINDOW, isPrivate: true },
];

const isWanted = askedFor(ENGINES.map(({ name }) => name.toLowerCase()));
await requireBuild();
const outcomes: Outcome[] = [];
for (const engine of ENGINES) {
  if (!isWanted(engine.name.toLowerCase())) continue;
  if (!engine.isInstalled()) {
    console.log(`${engine.name}: NOT TESTED, it is not installed (${engine.install}).`);
    continue;
  }
  for (const walk of WALKS) outcomes.push(...(await take(engine, walk)));
}
const count = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict).length;
console.log(
  `\n${String(count('ok'))} ok, ${String(count('failed'))} failed, ${String(count('not here'))} not here`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
