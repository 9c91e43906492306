import type { Run } from '../audit/lighthouse.ts';
import { inNewProfile } from '../lib/site.ts';
import { auditTools } from '../lib/tools.ts';
import { median, ms, print, runsOr, verdict } from './figures.ts';
import { ROUTES } from './firstView.ts';

const WANTED = 100;
const METRICS = [
  ['first paint', 'first-contentful-paint'],
  ['largest', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
] as const;

/** What Lighthouse says of a first visit on a phone, with its own simulation of slow 4G. */
export async function measureLighthouse(baseURL: string): Promise<void> {
  if (!(await auditTools.install())) {
    print('Lighthouse could not be installed: not measured');
    return;
  }
  const { default: lighthouse } = auditTools.load('lighthouse');
  const measure = (route: string, flags: object): Promise<Run> =>
    lighthouse(`${baseURL}${route}`, flags);
  for (const route of ROUTES) {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < runsOr(3); run += 1) {
      const flags = { logLevel: 'error', onlyCategories: ['performance'] };
      const { lhr } = await inNewProfile(baseURL, (_page, port) =>
        measure(route, { ...flags, port }),
      );
      runs.push({
        score: (lhr.categories['performance']?.score ?? 0) * 100,
        ...Object.fromEntries(
          METRICS.map(([title, id]) => [title, lhr.audits[id]?.numericValue ?? Number.NaN]),
        ),
      });
    }
    const of = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN));
    const score = of('score');
    const metrics = METRICS.map(([title]) => `${title} ${ms(of(title))}`).join(', ');
    print(
      `Lighthouse performance of ${route} on a phone: ${score.toFixed(0)}${verdict(score >= WANTED, WANTED)}; ${metrics}`,
    );
  }
}
