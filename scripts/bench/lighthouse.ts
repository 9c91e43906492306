import type { Run } from '../audit/lighthouse.ts';
import { inNewProfile } from '../lib/site.ts';
import { auditTools } from '../lib/tools.ts';
import { inTurn, median, ms, print, ratioLine, runsOr, verdict } from './figures.ts';
import { ROUTES, serveFloor } from './firstView.ts';

const WANTED = 100;
const LIMIT = 1.4;
const METRICS = [
  ['first paint', 'first-contentful-paint'],
  ['largest', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
] as const;

/** What Lighthouse says of a first visit on a phone, with its own simulation of slow 4G, beside a page written by hand. */
export async function measureLighthouse(baseURL: string): Promise<void> {
  if (!(await auditTools.install())) {
    print('Lighthouse could not be installed: not measured');
    return;
  }
  const { default: lighthouse } = auditTools.load('lighthouse');
  const floorSite = await serveFloor('plain');
  const measure = async (url: string): Promise<Record<string, number>> => {
    const flags = { logLevel: 'error', onlyCategories: ['performance'] };
    const { lhr } = await inNewProfile<Run>(baseURL, (_page, port) =>
      lighthouse(url, { ...flags, port }),
    );
    return {
      score: (lhr.categories['performance']?.score ?? 0) * 100,
      ...Object.fromEntries(
        METRICS.map(([title, id]) => [title, lhr.audits[id]?.numericValue ?? Number.NaN]),
      ),
    };
  };
  for (const route of ROUTES) {
    const { runs, floors } = await inTurn(runsOr(3), {
      runs: () => measure(`${baseURL}${route}`),
      floors: () => measure(`${floorSite.baseURL}${route}`),
    });
    const all = (from: Record<string, number>[], name: string) =>
      from.map((run) => run[name] ?? Number.NaN);
    const of = (name: string) => median(all(runs, name));
    const score = of('score');
    const metrics = METRICS.map(([title]) => `${title} ${ms(of(title))}`).join(', ');
    print(
      `Lighthouse performance of ${route} on a phone: ${score.toFixed(0)}${verdict(score >= WANTED, WANTED)}; ${metrics}`,
    );
    print(
      ratioLine(
        `Lighthouse, largest paint of ${route}, against the same words with 7 kB of styles`,
        all(runs, 'largest'),
        all(floors, 'largest'),
        LIMIT,
      ),
    );
  }
  floorSite.close();
}
