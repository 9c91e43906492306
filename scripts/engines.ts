import { ADMINISTRATOR } from './engines/administrator.ts';
import { firefox } from './engines/firefox.ts';
import { PRIVATE_WINDOW } from './engines/privateWindow.ts';
import { VISITOR } from './engines/visitor.ts';
import { take, type Verdict } from './engines/walk.ts';
import { webkit } from './engines/webkit.ts';
import { askedFor } from './lib/names.ts';
import { requireBuild } from './lib/site.ts';

// Runs the visitor's and the administrator's walks in the browser engines that no other test uses:
// npm run test:engines, or with a name: npm run test:engines -- webkit
const ENGINES = { firefox, webkit };
const WALKS = [
  { name: 'a visitor', steps: VISITOR },
  { name: 'the administrator', steps: ADMINISTRATOR },
  { name: 'a private window', steps: PRIVATE_WINDOW, isPrivate: true },
];

const isWanted = askedFor(Object.keys(ENGINES));
await requireBuild();
const verdicts: Verdict[] = [];
for (const [name, engine] of Object.entries(ENGINES)) {
  if (!isWanted(name)) continue;
  if (engine.isInstalled()) for (const walk of WALKS) verdicts.push(...(await take(engine, walk)));
  else console.log(`${engine.name}: NOT TESTED, it is not installed (${engine.install}).`);
}
const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
console.log(`\n${count('ok')} ok, ${count('failed')} failed, ${count('not here')} not here`);
process.exitCode = count('failed') > 0 ? 1 : 0;
