/** The exports of a page of `FakeProcesses`. */
export { readAccount, savePassword, saveProfile } from '@/data/session/account';
export { reconcileKeys } from '@/data/journal/commit';
export { db } from '@/data/journal/db';
export { findDraft, removeDraft, saveDraft } from '@/data/drafts/drafts';
export { setAdminFlags, adminFlagsOf } from '@/data/adminFlags';
export { applyPublication } from '@/data/publication';
export { applications, contactMessages, menus, pages, settings } from '@/data/repository';
export { dryRun, restore } from '@/data/recovery/restore';
export { changesAfter, fitList, receiveChanges, sharedRecords } from '@/data/counters/changes';
export { applicationsOutside, everyApplication } from '@/data/counters/outside';
export { removeMovedApplications } from '@/data/storageUse';
export { joinOffice, leaveOffice, previewJoin } from '@/data/counters/joining';
export { fetchDocuments, shareDocuments } from '@/data/counters/documents';
export { readFiles } from '@/data/documents/fileRows';
export {
  conflictingDecisions,
  conflictingValues,
  resolveConflict,
} from '@/data/counters/conflictingValues';
export { historyOf, storeDecision, takeOver } from '@/data/handover/applications';
export { startUp } from '@/data/journal/startUp';
export { storageHealth } from '@/data/storageHealth';
