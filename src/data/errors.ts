/**
 * Why something was not saved:
 * `full` no room left · `blocked` the browser refuses storage, or there is no database for what
 * needs one · `conflict` what it is about was changed meanwhile · `outdated` a newer version of the
 * app has written here · `interrupted` the database gave up, or has not opened yet. In every case
 * nothing was saved, and trying again does no harm.
 */
export type SaveFailure = 'full' | 'blocked' | 'conflict' | 'outdated' | 'interrupted';

export class SaveError extends Error {
  readonly reason: SaveFailure;
  /** With `conflict`: the entry as it is stored now, `undefined` where it was removed. */
  readonly current: unknown;

  constructor(reason: SaveFailure, details: { cause?: unknown; current?: unknown } = {}) {
    super(`Not saved: ${reason}`, { cause: details.cause });
    this.name = 'SaveError';
    this.reason = reason;
    this.current = details.current;
  }
}
