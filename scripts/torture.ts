import { findBrowser } from './lib/browser.mjs';
import { askedFor } from './lib/names.ts';
import { tool } from './lib/run.mjs';
import { requireBuild } from './lib/site.ts';
import { type Suite, SUITES } from './torture/suites.ts';

// The long form of the randomised tests of what must always hold: npm run torture [name ...]
// TORTURE_SHARE=0.1 runs a tenth of it. The exit code is 1 if a suite fails.
const SHARE = Number(process.env['TORTURE_SHARE'] ?? 1);
/** `npm test` always uses the same seed, which is known to pass; this starts from another one. */
const SEED = process.env['PROPERTY_SEED'] ?? String(Math.trunc(Math.random() * 2 ** 31));

/** An amount of work as an environment variable: the share of a number, but of no time or step. */
function amount([name, most]: [string, number]): [string, string] {
  const isWhole = /_(?:MS|STEP)$/.test(name);
  return [name, String(isWhole ? most : Math.max(1, Math.round(most * SHARE)))];
}

/** Runs a suite, whose tests print their figures. */
async function holds({ unit, specs, amounts = {} }: Suite): Promise<boolean> {
  const env = Object.fromEntries(Object.entries(amounts).map(amount));
  if (unit) {
    console.log(`PROPERTY_SEED=${SEED}`);
    const parameters = ['run', ...unit];
    const code = await tool('vitest/vitest.mjs', parameters, {
      env: { ...env, PROPERTY_SEED: SEED },
    });
    if (code !== 0) return false;
  }
  if (!specs) return true;
  const parameters = ['test', ...specs, '--reporter=list', '--timeout=0'];
  return (await tool('playwright/cli.js', parameters, { env })) === 0;
}

const isWanted = askedFor(SUITES.map(({ name }) => name));
await requireBuild();
process.env['CHROME_BIN'] ??= await findBrowser();
const table: string[] = [];
for (const suite of SUITES) {
  if (!isWanted(suite.name)) continue;
  console.log(`\n=== ${suite.name} ===`);
  const isHeld = await holds(suite);
  if (!isHeld) process.exitCode = 1;
  table.push(`${isHeld ? 'held    ' : 'NOT HELD'}  ${suite.name}: ${suite.holds}`);
}
console.log(`\n${table.join('\n')}`);
