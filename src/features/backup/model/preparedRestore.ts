import type { ContentKey } from '@/domain/registry';
import type { DifferenceCounts, RestoreMode } from '@/engines/backup/comparison';
import type { ApplicationHistories, HistoryKey } from '@/engines/handover/history';
import type { Publication } from '@/engines/publication';
import type { ImportIssue } from '@/features/content/model/incoming';
import type { IncomingContent, RestorePreview } from '@/store/restore';
import type { IncomingDocument } from './readBackup';

export interface Addition {
  readonly incoming: number;
  readonly added: number;
}

/** A backup that was read and compared, ready to be restored. */
export interface PreparedRestore {
  readonly createdAt: string;
  readonly siteName: string;
  readonly isEncrypted: boolean;
  readonly differences: ReadonlyMap<ContentKey, DifferenceCounts>;
  /** What is only added, and stays where it is here already. */
  readonly additions: ReadonlyMap<'documents' | HistoryKey, Addition>;
  readonly refused: readonly ImportIssue[];
  /** Corrections of invalid records, by restore mode. */
  readonly corrected: Readonly<Record<RestoreMode, readonly ImportIssue[]>>;
  /** Input of the restore. */
  readonly incoming: {
    readonly content: Readonly<Record<RestoreMode, IncomingContent>>;
    readonly documents: readonly IncomingDocument[];
    readonly history?: ApplicationHistories;
    readonly hashes: RestorePreview['hashes'];
  };
  /** Set for the host's publication instead of a backup. */
  readonly publication?: Publication;
}
