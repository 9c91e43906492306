/**
 * Why a save failed: `full` quota exceeded · `blocked` the browser refuses storage, or has no
 * database for data that needs one · `conflict` the stored value was changed meanwhile · `outdated`
 * a newer version of the app has written · `interrupted` the database failed, or has not opened yet
 * · `timeout` the database did not respond in time, and may still do the work. In every other case
 * nothing was saved. A retry is always safe: saves are idempotent.
 */
export type SaveFailure = 'full' | 'blocked' | 'conflict' | 'outdated' | 'interrupted' | 'timeout';

export class SaveError extends Error {
  readonly reason: SaveFailure;
  /** With `conflict`: the stored entry, `undefined` if it was removed. */
  readonly current: unknown;

  constructor(reason: SaveFailure, details: { cause?: unknown; current?: unknown } = {}) {
    super(`Not saved: ${reason}`, { cause: details.cause });
    this.name = 'SaveError';
    this.reason = reason;
    this.current = details.current;
  }
}
