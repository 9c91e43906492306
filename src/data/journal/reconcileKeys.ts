import { onCommit } from '../local/changes';
import { commitMany, type CommitExtras } from './commit';
import { CONTENT_KEYS, SEEDED_FLAG, type ContentKey } from '../keys';
import { local } from '../local/local';

/** By then every process has its copy of localStorage up to date, as a rule. */
const CHECK_DELAY_MS = 3000;

const timers = new Map<ContentKey, ReturnType<typeof setTimeout>>();

/** Compares keys with the journal, and writes localStorage where it is behind. @throws SaveError */
export function reconcileKeys(keys: readonly ContentKey[], extras?: CommitExtras): Promise<void> {
  const changes = keys.map((key) => ({ key, change: <Items>(items: Items) => items }));
  return commitMany(changes, extras);
}

function reconcileSoon(key: ContentKey): void {
  clearTimeout(timers.get(key));
  const timer = setTimeout(() => {
    timers.delete(key);
    // All of localStorage has been wiped: the next start judges it as a whole.
    if (local.getItem(SEEDED_FLAG) === null) return;
    reconcileKeys([key]).catch((error: unknown) => {
      // Nothing is lost: the next commit or start compares again.
      console.warn('A key could not be compared with its journal.', error);
    });
  }, CHECK_DELAY_MS);
  timers.set(key, timer);
}

/** From now on, checks each key a moment after this tab or another has committed it. */
export function scheduleReconcile(): void {
  onCommit((key) => {
    const content = CONTENT_KEYS.find((each) => each === key);
    if (content) reconcileSoon(content);
  });
}
