import type { Sharing } from '@/store/office/sharing';
import { conflictingDecisions, lostTexts, settleLostText } from './conflicts';
import { sharedDigests } from './documents';
import { recordCommit } from './stamps';

export const sharing: Sharing = {
  recordCommit,
  lostTexts,
  settleLostText,
  conflictingDecisions,
  sharedDigests,
};
