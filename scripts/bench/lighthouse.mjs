import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright';
import { auditTools } from '../audit/tools.mjs';
import { browserOptions } from '../lib/builtSite.mjs';
import { median, ms, print } from './figures.mjs';
import { ROUTES } from './firstView.mjs';

const RUNS = Number(process.env['RUNS'] ?? 3);
const WANTED = 100;
const METRICS = /** @type {const} */ ([
  ['first paint', 'first-contentful-paint'],
  ['largest', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
]);

/**
 * What Lighthouse says of a first visit on a phone, with its own simulation of slow 4G.
 * @param {string} baseURL
 */
export async function measureLighthouse(baseURL) {
  if (!(await auditTools.install())) {
    print('Lighthouse could not be installed: not measured');
    return;
  }
  const { default: lighthouse } = await auditTools.import('lighthouse');
  for (const route of ROUTES) {
    /** @type {Record<string, number>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const profile = mkdtempSync(`${tmpdir()}/bench-`);
      const { args, ...options } = await browserOptions();
      const context = await chromium.launchPersistentContext(profile, {
        ...options,
        args: [...args, '--remote-debugging-port=0'],
      });
      const [port] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
      const { lhr } = await lighthouse(`${baseURL}${route}`, {
        port: Number(port),
        logLevel: 'error',
        onlyCategories: ['performance'],
      });
      await context.close();
      rmSync(profile, { recursive: true, force: true });
      runs.push({
        score: lhr.categories.performance.score * 100,
        ...Object.fromEntries(METRICS.map(([title, id]) => [title, lhr.audits[id].numericValue])),
      });
    }
    const of = (/** @type {string} */ name) => median(runs.map((run) => run[name] ?? Number.NaN));
    const score = of('score');
    const metrics = METRICS.map(([title]) => `${title} ${ms(of(title))}`).join(', ');
    print(
      `Lighthouse performance of ${route} on a phone: ${score.toFixed(0)} (${score >= WANTED ? 'holds' : 'MISSES'} ${WANTED}); ${metrics}`,
    );
  }
}
