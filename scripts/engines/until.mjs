import { setTimeout as after } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

/**
 * Asks again and again until there is an answer.
 * @template Answer
 * @param {string} what is waited for, as the failure names it
 * @param {() => Promise<Answer | undefined>} ask
 * @returns {Promise<Answer>}
 */
export async function until(what, ask, timeoutMs = TIMEOUT_MS) {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > endsAt) throw new Error(`in vain waited for ${what}`);
    await after(INTERVAL_MS);
  }
}
