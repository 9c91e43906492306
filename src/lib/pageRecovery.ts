/** What is in the document itself for the case that files of the app do not come (`hydration/recovery`). */
export interface PageRecovery {
  /** Whether the app's entry has run. */
  hasBegun: boolean;
  /**
   * Does `act`, and says on the page that something is missing where it rejects; then
   * `mendAndReload`. Rejects as `act` does.
   */
  attempt(act: () => Promise<unknown>): Promise<void>;
  /** Asks again, past all caches, for files that were answered wrongly. */
  mend(): Promise<RecoveryCounts>;
  /** The same; then loads the page again where any has come right, a few times at most. */
  mendAndReload(): Promise<void>;
  /** Says on the page that a part of it is missing, with a button to try again. */
  complain(): void;
  /** Takes that back, where a screen says it itself. */
  hush(): void;
  /** Asks for all files of the page past all caches, then loads it again. */
  tryAgain(): Promise<void>;
}

/** How many files had been answered wrongly: those that have come right, and those that have not. */
export interface RecoveryCounts {
  readonly right: number;
  readonly wrong: number;
}

declare global {
  interface Window {
    recovery?: PageRecovery;
  }
}
