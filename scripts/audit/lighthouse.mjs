import { fileNameOf, keepReport } from './report.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {'pwa' | 'accessibility' | 'best-practices' | 'seo'} Category */

/**
 * Runs Lighthouse as on a phone, on a first visit, and asks for 100 in each category.
 * @param {any} lighthouse the version's main function
 * @param {{ baseURL: string, path: string, port: number, categories: readonly Category[] }} page
 *   `port` is the browser's debugging port
 * @returns {Promise<Finding[]>} one finding a category
 */
export async function lighthouseFindings(lighthouse, { baseURL, path, port, categories }) {
  const run = await lighthouse(`${baseURL}${path}`, {
    port,
    logLevel: 'error',
    output: ['html', 'json'],
    onlyCategories: categories,
  });
  const { lhr, report } = run;
  const name = `lighthouse-${lhr.lighthouseVersion}/${fileNameOf(path)}`;
  keepReport(`${name}.html`, report[0]);
  keepReport(`${name}.json`, report[1]);
  return categories.map((category) => {
    const { score, auditRefs } = lhr.categories[category];
    const missed = auditRefs
      .map((/** @type {{ id: string, weight: number }} */ { id, weight }) => ({
        weight,
        ...lhr.audits[id],
      }))
      .filter(
        (/** @type {{ weight: number, score: number | null }} */ audit) =>
          audit.weight > 0 && audit.score !== null && audit.score < 1,
      );
    const faults = missed.map(
      (/** @type {{ id: string, title: string, explanation?: string }} */ audit) =>
        `${audit.id}: ${audit.title}${audit.explanation ? ` (${audit.explanation})` : ''}`,
    );
    if (score !== 1 && faults.length === 0)
      faults.push(lhr.runtimeError?.message ?? `${category} is ${String(score)}`);
    return {
      audit: `Lighthouse ${lhr.lighthouseVersion} ${category}`,
      subject: path,
      result: String(Math.round((score ?? 0) * 100)),
      faults,
    };
  });
}
