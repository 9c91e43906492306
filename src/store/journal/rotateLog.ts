import { Dexie } from 'dexie';
import { wait } from '@/lib/async/wait';

/** A suspended page may hold the scratch database open, so the wait is limited. */
const TIMEOUT_MS = 500;

const browser: Navigator | undefined = globalThis.navigator;
/** No other engine has this. */
const isChromium = browser !== undefined && 'userAgentData' in browser;

async function createAndDeleteDatabase(): Promise<void> {
  const scratch = new Dexie('dubai-visa-scratch');
  scratch.version(1).stores({});
  try {
    await scratch.open();
    await scratch.delete();
  } catch {
    // Only a precaution: opening the real database reports the error.
  }
}

/**
 * Makes Chromium's LevelDB rotate its log before anything is written; deleting a database does
 * that. A browser killed during a large write leaves a torn record at the end of the log. The next
 * one appends after it, and the one after that finds the log corrupt and deletes all databases of
 * the origin.
 */
export async function rotateLog(): Promise<void> {
  if (isChromium) await Promise.race([createAndDeleteDatabase(), wait(TIMEOUT_MS)]);
}
