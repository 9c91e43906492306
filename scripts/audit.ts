import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publicPaths } from '../e2e/routes';
import { brokenBuild } from './audit/broken.ts';
import { htmlFindings, keepDocument } from './audit/html.ts';
import { installabilityFindings, manifestFinding } from './audit/installability.ts';
import { lighthouseFindings } from './audit/lighthouse.ts';
import { type Finding, keepReport, REPORTS, summary, table } from './audit/report.ts';
import { findBrowser } from './lib/browser.mjs';
import { tool } from './lib/run.mjs';
import { inNewProfile, requireBuild, serveBuild } from './lib/site.ts';
import { auditTools } from './lib/tools.ts';

// Every audit that a tester can run, on the finished build: npm run test:audits
// With --broken=manifest or --broken=worker it runs on a build that is broken on purpose.
const EVERYWHERE = ['accessibility', 'best-practices'] as const;
const OFFLINE_WALK = 'e2e/offline.spec.ts';
/** Screens that search engines are asked to leave out of their index. */
const NOT_INDEXED = ['/404', '/admin'];

const { values } = parseArgs({ options: { broken: { type: 'string' } } });
if (!(await auditTools.install())) process.exit(1);
await requireBuild();
const directory = values.broken === undefined ? undefined : brokenBuild(values.broken);
rmSync(REPORTS, { recursive: true, force: true });

const findings: Finding[] = [];
function add(found: readonly Finding[]) {
  findings.push(...found);
  console.log(table(found));
}

const site = await serveBuild(directory);
const { baseURL } = site;
const allPaths = [...publicPaths, ...NOT_INDEXED];
// One page is enough to show that the audit notices the fault.
const paths = values.broken === undefined ? allPaths : allPaths.slice(0, 1);
try {
  add([await manifestFinding(baseURL)]);
  await inNewProfile(baseURL, async (page, port) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await keepDocument(page);
      add(await installabilityFindings(page));
    }
    const { default: lighthouse11 } = await import('lighthouse-pwa');
    const { default: lighthouse12 } = auditTools.load('lighthouse');
    for (const path of paths) {
      const asked = { baseURL, path, port };
      add(await lighthouseFindings(lighthouse11, { ...asked, categories: ['pwa'] }));
      const seo = NOT_INDEXED.includes(path) ? [] : (['seo'] as const);
      add(
        await lighthouseFindings(lighthouse12, { ...asked, categories: [...EVERYWHERE, ...seo] }),
      );
    }
  });
  add(htmlFindings(paths));
  // The offline test of the suite, on the unmodified build.
  if (directory === undefined) {
    const env = { CHROME_BIN: await findBrowser() };
    const code = await tool('playwright/cli.js', ['test', OFFLINE_WALK, '--reporter=line'], {
      env,
    });
    const faults = code === 0 ? [] : ['see above'];
    add([{ audit: 'Offline', subject: OFFLINE_WALK, result: `exit code ${String(code)}`, faults }]);
  }
} finally {
  site.close();
}
const report = `${table(findings)}\n`;
keepReport('report.txt', report);
console.log(`\n${report}\nThe reports are in ${REPORTS}\n${summary(findings)}`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;
