import type { Run } from '../audit/lighthouse.ts';
import { inNewProfile } from '../lib/site.ts';
import { auditTools } from '../lib/tools.ts';
import { inTurn, judged, median, ms, runsOr, table } from './figures.ts';
import { ROUTES, serveFloor } from './firstView.ts';

const WANTED = 100;
const LIMIT = 1.4;
const METRICS = [
  ['first paint', 'first-contentful-paint'],
  ['largest', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
] as const;

/** Lighthouse on a first visit with a phone and simulated slow 4G, beside a hand-written page. */
export async function measureLighthouse(baseURL: string): Promise<void> {
  if (!(await auditTools.install())) {
    console.log('Lighthouse could not be installed: not measured');
    return;
  }
  const { default: lighthouse } = auditTools.load('lighthouse');
  const floorSite = await serveFloor('plain');
  const row = table(
    'lighthouse',
    'Page',
    `Score, at least ${WANTED}`,
    'First paint, ms',
    'Largest paint, ms',
    'Blocked, ms',
    `Largest paint to its floor, at most ${LIMIT}`,
  );
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
    const ratio = of('largest') / median(all(floors, 'largest'));
    row(
      route,
      judged(score.toFixed(0), score >= WANTED),
      ...METRICS.map(([title]) => ms(of(title))),
      judged(ratio.toFixed(2), ratio <= LIMIT),
    );
  }
  floorSite.close();
}
