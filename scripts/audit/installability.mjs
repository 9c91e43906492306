/** @typedef {import('./report.mjs').Finding} Finding */

/**
 * What Chromium itself says against installing the page, and against its manifest. The page's
 * context must be a persistent one: any other counts as a private window.
 * @param {import('playwright').Page} page
 * @returns {Promise<Finding[]>}
 */
export async function installabilityFindings(page) {
  const subject = new URL(page.url()).pathname;
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const { url, errors } = await browser.send('Page.getAppManifest');
  await browser.detach();
  const against = installabilityErrors.map(({ errorId }) => errorId);
  const wrong = errors.map(({ message, line }) => `line ${String(line)}: ${message}`);
  if (url === '') wrong.push('the page names no manifest');
  return [
    {
      audit: 'Chromium installability',
      subject,
      result: `${String(against.length)} errors`,
      faults: against,
    },
    {
      audit: 'Chromium manifest',
      subject,
      result: `${String(wrong.length)} errors`,
      faults: wrong,
    },
  ];
}
