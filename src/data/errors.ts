/**
 * Why something was not saved:
 * `full` no room left · `blocked` the browser refuses storage, or there is no database for what
 * needs one · `conflict` what it is about was changed meanwhile · `outdated` a newer version of the
 * app has written here · `interrupted` the database gave up, or has not opened yet · `unanswered`
 * it has not answered in time, and may still do what it was asked. In every other case nothing was
 * saved; in every case trying again does no harm, for it is saved once.
 */
export type SaveFailure =
  'full' | 'blocked' | 'conflict' | 'outdated' | 'interrupted' | 'unanswered';

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
