import { Dexie } from 'dexie';
import { wait } from '@/lib/async/wait';

/** A page that stopped in the midst of this holds its database open: nobody waits for it longer. */
const LONGEST_MS = 500;

const browser: Navigator | undefined = globalThis.navigator;
/** No other engine has this. */
const isChromium = browser !== undefined && 'userAgentData' in browser;

async function makeAndDelete(): Promise<void> {
  const scratch = new Dexie('dubai-visa-scratch');
  scratch.version(1).stores({});
  try {
    await scratch.open();
    await scratch.delete();
  } catch {
    // Only a precaution: where it cannot be taken, the database itself will say what is wrong.
  }
}

/**
 * Has a browser on LevelDB (Chromium) begin a new log for this origin's databases. A browser that
 * was killed in the midst of a large write leaves a torn record at the end of the log; the next
 * one goes on behind it, and the one after that finds the log corrupt and deletes every database
 * of the origin. Deleting a database is what makes it write down what the log holds and begin
 * another one; so this is done before anything else is written. Of no effect elsewhere.
 */
export async function rotateLog(): Promise<void> {
  if (isChromium) await Promise.race([makeAndDelete(), wait(LONGEST_MS)]);
}
