import type { ContentKey } from '@/domain/registry';
import type { DifferenceCounts, IncomingContent, RestoreMode } from '@/engines/backup/comparison';
import type { EntryVersion } from '@/engines/backup/entryVersions';
import type { ApplicationHistories, HistoryKey } from '@/engines/handover/history';
import type { Publication } from '@/engines/publication';
import type { ImportIssue } from '@/features/content/model/incoming';
import type { IncomingDocument } from './readBackup';

/** What a restore in one mode writes. */
interface RestorePlan {
  readonly content: IncomingContent;
  /** Corrections of invalid records. */
  readonly corrected: readonly ImportIssue[];
}

/** A backup, restore point or publication after the comparison, ready to be restored. */
export interface PreparedRestore {
  readonly createdAt: string;
  /** Undefined for a restore point. */
  readonly siteName?: string;
  readonly isEncrypted?: boolean;
  /** The differences from what is here. */
  readonly effects: ReadonlyMap<ContentKey, DifferenceCounts>;
  /** A publication is not added to what is here. */
  readonly plans: { readonly replace: RestorePlan; readonly add?: RestorePlan };
  /** The number of additions to what a restore never replaces: documents and history. */
  readonly additions?: ReadonlyMap<'documents' | HistoryKey, number>;
  readonly refused?: readonly ImportIssue[];
  readonly documents?: readonly IncomingDocument[];
  readonly history?: ApplicationHistories;
  readonly versions?: readonly EntryVersion[];
  /** The hash of each key when it was compared. */
  readonly hashes: ReadonlyMap<ContentKey, string>;
  /** Set for a restore point. */
  readonly snapshot?: number;
  /** Set for the host's publication. */
  readonly publication?: Publication;
  /** Lists that stay as they are unless the user chooses otherwise. */
  readonly leftOut?: ReadonlySet<ContentKey>;
}

/** The comparison with the user's choices. */
export interface AskedRestore extends PreparedRestore {
  readonly mode: RestoreMode;
  /** Lists that the restore leaves as they are. */
  readonly leftOut: ReadonlySet<ContentKey>;
}
