import type { Purpose } from './database';
import type { SnapshotReason } from './db';
import type { ContentKey } from '../keys';
import type { Change } from './text';

export interface KeyChange {
  readonly key: ContentKey;
  readonly change: Change;
}

/** What belongs to a commit besides the texts: all or nothing with them. */
export interface CommitExtras {
  /** Further writes to the database. Runs after the changes, in their transaction; may run twice. */
  readonly within?: () => Promise<void>;
  /** Keeps each key as it was before, where the change made a difference. */
  readonly snapshot?: SnapshotReason;
  /** For a change that only removes: writes nothing to the database, which has no room. */
  readonly isWithoutRoom?: boolean;
  /** Sets `isDemoInitialized`, before any other key. */
  readonly marksSeeded?: boolean;
  /** Writes what the journal has over texts that cannot be read, even where nothing is changed. */
  readonly replacesUnreadable?: boolean;
  /** Whether what localStorage holds of the keys, or lacks, was put there on purpose. */
  readonly isMeant?: boolean;
  /** Whether it waits, as others do, until a late database has been put in order. */
  readonly purpose?: Purpose;
  /** How long the database may take over it, where that is more than it takes over a text. */
  readonly timeoutMs?: number | undefined;
}
