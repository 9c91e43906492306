import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publicPaths } from '../e2e/routes';
import { brokenBuild } from './audit/broken.ts';
import { htmlFindings, keepDocument } from './audit/html.ts';
import { installabilityFindings, manifestFinding } from './audit/installability.ts';
import { lighthouseFindings } from './audit/lighthouse.ts';
import { type Finding, REPORTS } from './audit/report.ts';
import { auditTools } from './audit/tools.ts';
import { findBrowser } from './lib/browser.mjs';
import { tool } from './lib/run.mjs';
import { inNewProfile, requireBuild, serveBuild } from './lib/site.ts';

// Every audit that a tester can run, on the finished build: npm run test:audits
// With --broken=manifest or --broken=worker it runs on a build that is broken on purpose.
const EVERYWHERE = ['accessibility', 'best-practices'] as const;
const OFFLINE_WALK = 'e2e/offline.spec.ts';
/** Screens that search engines are asked to leave out of their index. */
const NOT_INDEXED = ['/404', '/admin'];

const { broken } = parseArgs({ options: { broken: { type: 'string' } } }).values;
if (!(await auditTools.install())) process.exit(1);
await requireBuild();
const directory = broken === undefined ? undefined : brokenBuild(broken);
rmSync(REPORTS, { recursive: true, force: true });

const findings: Finding[] = [];
const site = await serveBuild(directory);
const { baseURL } = site;
const allPaths = [...publicPaths, ...NOT_INDEXED];
// One page is enough to show that the audit notices the fault.
const paths = broken === undefined ? allPaths : allPaths.slice(0, 1);
try {
  findings.push(await manifestFinding(baseURL));
  await inNewProfile(baseURL, async (page, port) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await keepDocument(page);
      findings.push(...(await installabilityFindings(page)));
    }
    const { default: lighthouse11 } = await import('lighthouse-pwa');
    const { default: lighthouse12 } = auditTools.load('lighthouse');
    for (const path of paths) {
      console.log(`Lighthouse: ${path}`);
      const asked = { baseURL, path, port };
      const seo = NOT_INDEXED.includes(path) ? [] : (['seo'] as const);
      findings.push(
        ...(await lighthouseFindings(lighthouse11, { ...asked, categories: ['pwa'] })),
        ...(await lighthouseFindings(lighthouse12, {
          ...asked,
          categories: [...EVERYWHERE, ...seo],
        })),
      );
    }
  });
  findings.push(...htmlFindings(paths));
  // The offline test of the suite, on the unmodified build.
  if (directory === undefined) {
    const env = { CHROME_BIN: await findBrowser() };
    const parameters = ['test', OFFLINE_WALK, '--reporter=line'];
    const code = await tool('playwright/cli.js', parameters, { env });
    const faults = code === 0 ? [] : ['see above'];
    findings.push({ audit: 'Offline', subject: OFFLINE_WALK, result: `exit code ${code}`, faults });
  }
} finally {
  site.close();
}
const failed = findings.filter(({ faults }) => faults.length > 0);
const unchecked = findings.filter(({ isChecked = true }) => !isChecked);
console.table(
  findings.map(({ audit, subject, result, faults, isChecked = true }) => {
    const verdict = faults.length === 0 ? 'ok' : 'FAILED';
    return { audit, subject, result, verdict: isChecked ? verdict : 'not checked' };
  }),
);
for (const { audit, subject, faults } of failed)
  for (const fault of faults) console.log(`${audit}, ${subject}: ${fault}`);
const passed = findings.length - failed.length - unchecked.length;
console.log(`\nThe reports are in ${REPORTS}`);
console.log(`${passed} passed, ${failed.length} failed, ${unchecked.length} not checked`);
process.exitCode = failed.length > 0 ? 1 : 0;
