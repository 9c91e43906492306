import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';

/*
 * Tells before the database answers whether an unfinished application exists: to the home page, and
 * to a wizard that is loaded again. A wrong mark costs a moment, never a draft.
 */

const MARKED_KIND = 'application';
const COOKIE = 'draft';
/** Key in sessionStorage of the id of this tab's draft. */
const OWN_DRAFT = 'dubai-visa.draft';

export function isMarkedKind(kind: string): boolean {
  return kind === MARKED_KIND;
}

/** Records whether drafts of a kind exist. */
export function markDrafts(kind: string, exist: boolean): void {
  if (!isMarkedKind(kind) || (getCookie(COOKIE) !== undefined) === exist) return;
  if (exist) setCookie(COOKIE, kind);
  else deleteCookie(COOKIE);
}

/** For the erasure of all data. */
export function clearDraftMark(): void {
  if (typeof document !== 'undefined') deleteCookie(COOKIE);
}

/** Records the draft of this tab for its next page. */
export function markOwnDraft(kind: string, id: string): void {
  if (!isMarkedKind(kind)) return;
  try {
    sessionStorage.setItem(OWN_DRAFT, id);
  } catch {
    // Without it the draft is offered after a reload.
  }
}

/** Ends the record of `markOwnDraft`. */
export function clearOwnDraft(id: string): void {
  if (ownDraft() === id) sessionStorage.removeItem(OWN_DRAFT);
}

/** The id of this tab's draft before its page was reloaded. */
export function ownDraft(): string | undefined {
  try {
    return sessionStorage.getItem(OWN_DRAFT) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether an unfinished application probably exists. */
export function isDraftExpected(): boolean {
  return getCookie(COOKIE) !== undefined || ownDraft() !== undefined;
}
