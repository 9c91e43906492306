/** What a page of `FakeProcesses` is made of. */
export { readAccount, savePassword, saveProfile } from './account';
export { check } from './check';
export { db } from './db';
export { findDraft, removeDraft, saveDraft } from './drafts';
export { mark, marked } from './marks';
export { applications, contactMessages, menus, pages, settings } from './repository';
export { dryRun, restore } from './restore';
export { startUp } from './startUp';
export { storageHealth } from './mode';
