import type { Sharing } from '@/store/office/sharing';
import { conflictingDecisions, conflictingValues, resolveConflict } from './conflictingValues';
import { sharedDigests } from './documents';
import { recordCommit } from './recordChanges';

export const sharing: Sharing = {
  recordCommit,
  conflictingValues,
  resolveConflict,
  conflictingDecisions,
  sharedDigests,
};
