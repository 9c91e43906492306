import { type Finding, fileNameOf, keepReport } from './report.ts';

type Category = 'pwa' | 'accessibility' | 'best-practices' | 'seo';

interface Audit {
  id: string;
  title: string;
  score: number | null;
  explanation?: string;
  numericValue?: number;
}

/** The parts of a Lighthouse result that are read, of any version. */
export interface Run {
  report: string[];
  lhr: {
    lighthouseVersion: string;
    audits: Record<string, Audit>;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    runtimeError?: { message: string };
  };
}

/** Runs Lighthouse for a first visit on a phone, and requires 100 in each category. */
export async function lighthouseFindings(
  lighthouse: (url: string, flags: object) => Promise<unknown>,
  asked: { baseURL: string; path: string; port: number; categories: readonly Category[] },
): Promise<Finding[]> {
  const { baseURL, path, port, categories } = asked;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts in use are like this
  const { lhr, report } = (await lighthouse(`${baseURL}${path}`, {
    port,
    logLevel: 'error',
    output: ['html', 'json'],
    onlyCategories: categories,
  })) as Run;
  const name = `lighthouse-${lhr.lighthouseVersion}/${fileNameOf(path)}`;
  for (const [index, ending] of ['html', 'json'].entries())
    keepReport(`${name}.${ending}`, report[index] ?? '');
  return categories.map((category) => {
    const { score = null, auditRefs = [] } = lhr.categories[category] ?? {};
    const faults = auditRefs.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
      return `${id}: ${audit.title}${audit.explanation ? ` (${audit.explanation})` : ''}`;
    });
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
