import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { type Browser, type Engine, NotHere } from './commands.ts';
import { Page } from './page.ts';

const PICTURES = `${ROOT}.cache/engines/`;

/** A QR code on the screen; `size` in modules. */
export interface DrawnCode {
  path: string;
  size: number;
}

/** The state shared by the steps. */
export interface Walk {
  page: Page;
  browser: Browser;
  stopServer: () => void;
  /** the tracking number, once there is one */
  number: string;
  /** the application's code, once it was shown */
  code?: DrawnCode;
}

/** What is done, in order, by its name; each may return a remark. */
export type Steps = Readonly<Record<string, (walk: Walk) => Promise<string | void>>>;

export type Verdict = 'ok' | 'failed' | 'not here';

async function outcomeOf(done: Promise<string | void>): Promise<[Verdict, string | void]> {
  try {
    return ['ok', await done];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [error instanceof NotHere ? 'not here' : 'failed', words];
  }
}

async function keepPicture({ browser }: Walk, name: string) {
  const picture = await browser.send('picture').catch(() => undefined);
  if (typeof picture !== 'string') return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}${name.replaceAll(/[^\w]+/g, '-')}.png`, picture, 'base64');
}

/** Takes the steps in a new browser with its own server, and prints each outcome. */
export async function take(
  engine: Engine,
  { name, isPrivate = false, steps }: { name: string; isPrivate?: boolean; steps: Steps },
): Promise<Verdict[]> {
  const site = await serveBuild();
  const browser = await engine.start({ isPrivate });
  const page = new Page(browser, site.baseURL);
  const walk = { page, browser, stopServer: site.close, number: '' };
  const verdicts: Verdict[] = [];
  console.log(`\n${engine.name}, ${name}`);
  try {
    for (const [step, run] of Object.entries(steps)) {
      const [verdict, remark] = await outcomeOf(run(walk));
      console.log(`  ${verdict.padEnd(8)}  ${step}${remark === undefined ? '' : `: ${remark}`}`);
      if (verdict === 'failed') await keepPicture(walk, `${engine.name} ${step}`);
      verdicts.push(verdict);
    }
  } finally {
    await browser.close();
    site.close();
  }
  return verdicts;
}
