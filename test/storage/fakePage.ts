import { sharing } from '@/features/officeSync/store/sharing';
import { registerSharing } from '@/store/office/sharing';

registerSharing(() => Promise.resolve(sharing));

/** The exports of a page of `FakeProcesses`. */
export { readAccount, savePassword, saveProfile } from '@/features/session/store/account';
export { reconcileKeys } from '@/store/journal/commit';
export { db } from '@/store/journal/db';
export { findDraft, removeDraft, saveDraft } from '@/store/drafts';
export { setAdminFlags, adminFlagsOf } from '@/store/adminFlags';
export { applyPublication } from '@/store/publicationState';
export {
  applications,
  contactMessages,
  menus,
  pages,
  settings,
  visaCards,
} from '@/store/repository';
export { dryRun, restore } from '@/store/restore';
export { openExchange, readFolder } from '@/features/officeSync/store/exchange';
export { ownChanges } from '@/features/officeSync/store/stamps';
export { receive } from '@/features/officeSync/store/receive';
export { counterNames } from '@/features/officeSync/store/tables';
export { everyApplication, fillList, overflowApplications } from '@/store/everyApplication';
export { recordOpened, stepsOf } from '@/store/applicationSteps';
export { onCommit } from '@/store/local/changeEvents';
export { historyRows } from '@/store/applicationHistories';
export { leaveOffice } from '@/features/officeSync/store/folder';
export { joinOffice, previewJoin } from '@/features/officeSync/store/joining';
export { fetchDocuments, shareDocuments } from '@/features/officeSync/store/documents';
export { setMissingDocumentsSource } from '@/store/documents/missingDocuments';
export { makeBackup } from '@/features/backup/store/makeBackup';
export { readDocumentFiles } from '@/store/documents/fileRows';
export const { conflictingDecisions, lostTexts, settleLostText } = sharing;
export { readHandover } from '@/features/handover/store/readHandover';
export {
  historyOf,
  storeDecision,
  takeOverApplication,
  timesBetween,
} from '@/features/handover/store/takenOver';
export { startUp } from '@/store/journal/startUp';
export { storageHealth } from '@/store/storageHealth';
