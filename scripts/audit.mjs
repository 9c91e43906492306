import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { mkdtempSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { parseArgs } = await import('node:util');
const { chromium } = await import('playwright');
const { brokenBuild } = await import('./audit/broken.mjs');
const { htmlFindings, keepDocument } = await import('./audit/html.mjs');
const { installabilityFindings } = await import('./audit/installability.mjs');
const { lighthouseFindings } = await import('./audit/lighthouse.mjs');
const { manifestFinding } = await import('./audit/manifest.mjs');
const { offlineFindings } = await import('./audit/offlineWalk.mjs');
const { keepReport, REPORTS, summary, table } = await import('./audit/report.mjs');
const { auditedRoutes } = await import('./audit/routes.mjs');
const { auditTools } = await import('./audit/tools.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');

/** @typedef {import('./audit/report.mjs').Finding} Finding */

/** @type {readonly import('./audit/lighthouse.mjs').Category[]} */
const EVERYWHERE = ['accessibility', 'best-practices'];
/** @type {readonly import('./audit/lighthouse.mjs').Category[]} */
const WHERE_INDEXED = [...EVERYWHERE, 'seo'];

// Every audit that a tester can run, on the finished build: npm run test:audits
// With --broken=manifest or --broken=worker it runs on a build that is broken on purpose.
const { values } = parseArgs({ options: { broken: { type: 'string' } } });
if (!(await auditTools.install())) process.exit(1);
if (!isBuilt() && !(await build())) process.exit(1);
const directory = values.broken === undefined ? undefined : brokenBuild(values.broken);
rmSync(REPORTS, { recursive: true, force: true });

/**
 * Does some work in a browser with a new profile of its own, as installing needs one.
 * @template Result
 * @param {string} baseURL
 * @param {(page: import('playwright').Page, port: number) => Promise<Result>} work `port` is for debugging
 */
async function inNewProfile(baseURL, work) {
  const profile = mkdtempSync(`${tmpdir()}/audit-`);
  const { args, ...options } = await browserOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL,
    args: [...args, '--remote-debugging-port=0'],
  });
  try {
    const [port] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
    return await work(await context.newPage(), Number(port));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @type {Finding[]} */
const findings = [];
/** @param {readonly Finding[]} found */
function add(found) {
  findings.push(...found);
  console.log(table(found));
}

const site = await serveBuild(directory);
const { baseURL } = site;
const { routes: allRoutes, adminPaths } = await auditedRoutes();
// One page is enough to see that what is broken is noticed.
const routes = values.broken === undefined ? allRoutes : allRoutes.slice(0, 1);
const paths = routes.map(({ path }) => path);
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
    const { default: lighthouse12 } = await auditTools.import('lighthouse');
    for (const { path, isIndexed } of routes) {
      const asked = { baseURL, path, port };
      add(await lighthouseFindings(lighthouse11, { ...asked, categories: ['pwa'] }));
      const categories = isIndexed ? WHERE_INDEXED : EVERYWHERE;
      add(await lighthouseFindings(lighthouse12, { ...asked, categories }));
    }
  });
  add(htmlFindings(paths));
  add(
    await inNewProfile(baseURL, (page) =>
      offlineFindings(page, { paths, adminPaths }, () => site.close()),
    ),
  );
} finally {
  site.close();
}
const report = `${table(findings)}\n`;
keepReport('report.txt', report);
console.log(`\n${report}\nThe reports are in ${REPORTS}\n${summary(findings)}`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;
