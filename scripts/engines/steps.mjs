import { mkdirSync, writeFileSync } from 'node:fs';
import { serveBuild } from '../lib/builtSite.mjs';
import { ROOT } from '../lib/run.mjs';
import { Page } from './page.mjs';

const PICTURES = `${ROOT}.cache/engines/`;

/** What an engine, or its driver, cannot do. */
export class NotHere extends Error {}

/**
 * What a step works with, and what it leaves for the next.
 * @typedef {object} Walk
 * @property {Page} page
 * @property {import('./commands.mjs').Browser} browser
 * @property {() => void} stopServer
 * @property {string} number the tracking number, once there is one
 * @property {import('./counter.mjs').Drawing} [code] the application's, once it was on show
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(walk: Walk) => Promise<string | void>} run may return a remark
 */

/**
 * @typedef {object} Outcome
 * @property {'ok' | 'failed' | 'not here'} verdict
 * @property {string} [words] the remark or the reason
 */

/**
 * @param {Step} step
 * @param {Walk} walk
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(step, walk) {
  try {
    const words = await step.run(walk);
    return words === undefined ? { verdict: 'ok' } : { verdict: 'ok', words };
  } catch (error) {
    if (error instanceof NotHere) return { verdict: 'not here', words: error.message };
    return { verdict: 'failed', words: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {Walk} walk @param {string} name */
async function keepPicture({ browser }, name) {
  const picture = await browser.send('picture').catch(() => undefined);
  if (typeof picture !== 'string') return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}${name.replaceAll(/[^\w]+/g, '-')}.png`, picture, 'base64');
}

/**
 * Walks through the steps in a browser of their own, on a server of their own, and prints each.
 * @param {typeof import('./firefox.mjs').firefox | typeof import('./webkit.mjs').webkit} engine
 * @param {{ name: string, isPrivate?: boolean, steps: readonly Step[] }} walk
 * @returns {Promise<Outcome[]>}
 */
export async function take(engine, { name, isPrivate = false, steps }) {
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
