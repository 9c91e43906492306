import type { Browser } from 'playwright';
import { judged, median, runsOr, table } from './figures.ts';
import { slowLine } from './forms.ts';
import { PHONE } from './page.ts';

/** Limit in seconds until the visitor screens work offline. */
const MOST = 30;
/** When the line has been quiet for this long, everything has been fetched. */
const QUIET_MS = 4000;

/** Time until a first visit works offline on the slow line, and until everything is cached. */
export async function measureOffline(browser: Browser, baseURL: string): Promise<void> {
  const ready: number[] = [];
  const whole: number[] = [];
  const bytes: number[] = [];
  for (let run = 0; run < runsOr(3); run += 1) {
    const slow = await slowLine(baseURL);
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const begun = performance.now();
    const since = () => (performance.now() - begun) / 1000;
    await page.goto(slow.baseURL, { waitUntil: 'commit' });
    const sentence = page.getByText('Ready to work offline');
    await sentence.waitFor({ state: 'attached', timeout: 120_000 });
    ready.push(since());
    bytes.push(slow.line.passed / 1000);
    for (let before = -1; before !== slow.line.passed;) {
      before = slow.line.passed;
      whole.push(since());
      await page.waitForTimeout(QUIET_MS);
      if (before !== slow.line.passed) whole.pop();
    }
    await context.close();
    slow.close();
  }
  const row = table(
    'offline',
    'Ready to work offline',
    'At most, s',
    'Measured, s',
    'Bytes by then, kB',
  );
  const visitors = median(ready);
  row(
    'the visitor’s screens',
    String(MOST),
    judged(visitors.toFixed(1), visitors <= MOST),
    median(bytes).toFixed(0),
  );
  row('the administrator’s too', '', median(whole).toFixed(1), '');
}
