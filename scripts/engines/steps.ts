import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import type { Browser } from './commands.ts';
import type { firefox } from './firefox.ts';
import { Page } from './page.ts';
import type { webkit } from './webkit.ts';

const PICTURES = `${ROOT}.cache/engines/`;

/** The engine or its driver does not support a step. */
export class NotHere extends Error {}

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

export interface Step {
  name: string;
  /** may return a remark */
  run: (walk: Walk) => Promise<string | void>;
}

export interface Outcome {
  verdict: 'ok' | 'failed' | 'not here';
  /** the remark or the reason */
  words?: string;
}

async function outcomeOf(step: Step, walk: Walk): Promise<Outcome> {
  try {
    const words = await step.run(walk);
    return words === undefined ? { verdict: 'ok' } : { verdict: 'ok', words };
  } catch (error) {
    if (error instanceof NotHere) return { verdict: 'not here', words: error.message };
    return { verdict: 'failed', words: error instanceof Error ? error.message : String(error) };
  }
}

async function keepPicture({ browser }: Walk, name: string) {
  const picture = await browser.send('picture').catch(() => undefined);
  if (typeof picture !== 'string') return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}${name.replaceAll(/[^\w]+/g, '-')}.png`, picture, 'base64');
}

/**
 * Runs the steps in a new browser with its own server, and prints each outcome.
 */
export async function take(
  engine: typeof firefox | typeof webkit,
  { name, isPrivate = false, steps }: { name: string; isPrivate?: boolean; steps: readonly Step[] },
): Promise<Outcome[]> {
  const site = await serveBuild();
  const browser = await engine.start({ isPrivate });
  const page = new Page(browser, site.baseURL);
  const walk = { page, browser, stopServer: () => site.close(), number: '' };
  const outcomes = [];
  console.log(`\n${engine.name}, ${name}`);
  try {
    for (const step of steps) {
      const outcome = await outcomeOf(step, walk);
      const words = outcome.words === undefined ? '' : `: ${outcome.words}`;
      console.log(`  ${outcome.verdict.padEnd(8)}  ${step.name}${words}`);
      if (outcome.verdict === 'failed') await keepPicture(walk, `${engine.name} ${step.name}`);
      outcomes.push(outcome);
    }
  } finally {
    await browser.close();
    site.close();
  }
  return outcomes;
}
