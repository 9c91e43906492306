import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { firefox } = await import('./engines/firefox.mjs');
const { webkit } = await import('./engines/webkit.mjs');
const { take } = await import('./engines/steps.mjs');
const { ADMINISTRATOR } = await import('./engines/administrator.mjs');
const { PRIVATE_WINDOW } = await import('./engines/privateWindow.mjs');
const { VISITOR } = await import('./engines/visitor.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');

// The visitor's walk and the administrator's tasks in the engines that the other tests do not use:
// npm run test:engines, or with a name: npm run test:engines -- webkit
const ENGINES = [firefox, webkit];
const WALKS = [
  { name: 'a visitor', steps: VISITOR },
  { name: 'the administrator', steps: ADMINISTRATOR },
  { name: 'a private window', steps: PRIVATE_WINDOW, isPrivate: true },
];
const [wanted = ''] = process.argv.slice(2);

if (!isBuilt() && !(await build())) process.exit(1);
/** @type {import('./engines/steps.mjs').Outcome[]} */
const outcomes = [];
for (const engine of ENGINES) {
  if (!engine.name.toLowerCase().includes(wanted.toLowerCase())) continue;
  if (!engine.isInstalled()) {
    console.log(`${engine.name}: NOT TESTED, it is not installed (${engine.install}).`);
    continue;
  }
  for (const walk of WALKS) outcomes.push(...(await take(engine, walk)));
}
const count = (/** @type {string} */ verdict) =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;
console.log(
  `\n${String(count('ok'))} ok, ${String(count('failed'))} failed, ${String(count('not here'))} not here`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
