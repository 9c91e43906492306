import { hooks } from '@/app/storeHooks';
import { registerHooks } from '@/store/hooks';

registerHooks(() => Promise.resolve(hooks));

/** The exports of a page of `FakeProcesses`. */
export { readAccount, savePassword, saveProfile } from '@/features/session/store/account';
export { reconcileKeys } from '@/store/journal/commit';
export { db } from '@/store/journal/db';
export { findDraft, removeDraft, saveDraft } from '@/store/drafts';
export { setAdminFlags, adminFlagsOf } from '@/store/adminFlags';
export { applyPublication } from '@/shared/store/publicationState';
export {
  applications,
  contactMessages,
  menus,
  pages,
  settings,
  visaCards,
} from '@/store/repository';
export { dryRun, restore } from '@/features/backup/store/restore';
export { openExchange, readFolder } from '@/features/officeSync/store/exchange';
export { ownChanges } from '@/features/officeSync/store/stamps';
export { applyChanges } from '@/features/officeSync/store/applyChanges';
export { contradictingDecisions, counterNames } from '@/shared/store/office';
export { everyApplication, fillList, overflowApplications } from '@/store/everyApplication';
export { recordOpened, stepsOf } from '@/shared/store/applicationHistories';
export { onCommit } from '@/store/local/changeEvents';
export { historyRows } from '@/shared/store/applicationHistories';
export { leaveOffice } from '@/features/officeSync/store/folder';
export { joinOffice, previewJoin } from '@/features/officeSync/store/joining';
export { fetchDocuments, shareDocuments } from '@/features/officeSync/store/documents';
export { setMissingDocumentsSource } from '@/shared/store/missingDocuments';
export { makeBackup } from '@/features/backup/store/makeBackup';
export { readDocumentFiles } from '@/store/fileRows';
export { lostTexts, settleLostText } from '@/features/officeSync/store/lostTexts';
export { readHandover } from '@/features/handover/store/readHandover';
export {
  historyOf,
  storeDecision,
  receiveApplication,
  timesBetween,
} from '@/features/handover/store/receivedApplications';
export { startUp } from '@/store/journal/startUp';
export { storageHealth } from '@/store/storageHealth';
