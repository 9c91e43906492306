import type { Page } from 'playwright';
import { auditTools } from './tools.ts';
import type { Finding } from './report.ts';

/**
 * What Chromium has against installing the page, and against its manifest. The page's context must
 * be persistent: Chromium treats any other as a private window.
 */
export async function installabilityFindings(page: Page): Promise<Finding[]> {
  const subject = new URL(page.url()).pathname;
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const { url, errors } = await browser.send('Page.getAppManifest');
  await browser.detach();
  const against = installabilityErrors.map(({ errorId }) => errorId);
  const wrong = errors.map(({ message, line }) => `line ${String(line)}: ${message}`);
  if (url === '') wrong.push('the page names no manifest');
  return [
    { audit: 'Chromium installability', subject, result: '', faults: against },
    { audit: 'Chromium manifest', subject, result: '', faults: wrong },
  ];
}

interface Validation {
  member: string;
  category: string;
  valid: boolean;
  errorString?: string;
}

/** PWABuilder's rules: members must be valid, and required and recommended ones must exist. */
export async function manifestFinding(baseURL: string): Promise<Finding> {
  const { validateManifest } = auditTools.load('@pwabuilder/manifest-validation');
  const subject = '/manifest.webmanifest';
  const manifest = await (await fetch(`${baseURL}${subject}`)).json();
  const validations: Validation[] = await validateManifest(manifest, true);
  const asked = validations.filter(
    ({ member, category }) => member in manifest || category !== 'optional',
  );
  const faults = asked
    .filter(({ valid }) => !valid)
    .map(({ member, errorString = 'missing or not valid' }) => `${member}: ${errorString}`);
  const result = `${String(asked.length - faults.length)} of ${String(asked.length)} rules`;
  return { audit: 'PWABuilder manifest', subject, result, faults };
}
