import type { ContentKey } from './keys';
import type { Change } from './text';

export interface KeyChange {
  readonly key: ContentKey;
  readonly change: Change;
}

/** What belongs to a commit besides the texts: all or nothing with them. */
export interface CommitExtras {
  /** Further writes to the database. Runs after the changes, in their transaction; may run twice. */
  readonly within?: () => Promise<void>;
  /** Sets `isDemoInitialized`, before any other key. */
  readonly marksSeeded?: boolean;
}
