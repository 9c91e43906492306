/** The document's inline handling of app files that fail to load (`hydration/recovery`). */
export interface PageRecovery {
  /** Whether the app's entry has run. */
  hasStarted: boolean;
  /**
   * Runs `act`; if it rejects, shows a message, calls `refetchAndReload`, and rejects too. A browser
   * that is too old runs nothing, and is told so.
   */
  attempt(act: () => Promise<unknown>): Promise<void>;
  /** Refetches wrong responses past all caches. */
  refetch(): Promise<RecoveryCounts>;
  /** Refetches, and reloads the page if a file was fixed, a few times at most. */
  refetchAndReload(): Promise<void>;
  /** Shows that a part of the page is missing, with a button to retry. */
  showMissing(): void;
  /** Removes that message, if a screen shows its own. */
  hide(): void;
  /** Refetches all files past all caches, and reloads the page. */
  tryAgain(): Promise<void>;
}

/** The numbers of wrong responses that were fixed, and that were not. */
export interface RecoveryCounts {
  readonly fixed: number;
  readonly failed: number;
}

declare global {
  interface Window {
    recovery?: PageRecovery;
  }
}
