import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';

/*
 * Tells before the first paint, and before the database answers, whether a draft application
 * exists. A wrong mark costs a moment, never a draft: the database is asked in any case.
 */

/** The only prerendered form that the offer of a draft replaces. */
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

/** Records the draft of this tab for its next page; no id means none. */
export function markOwnDraft(kind: string, id: string | undefined): void {
  if (!isMarkedKind(kind)) return;
  try {
    if (id === undefined) sessionStorage.removeItem(OWN_DRAFT);
    else sessionStorage.setItem(OWN_DRAFT, id);
  } catch {
    // Without it the draft is offered after a reload.
  }
}

/** The id of this tab's draft before its page was reloaded. */
export function ownDraft(): string | undefined {
  try {
    return sessionStorage.getItem(OWN_DRAFT) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a draft application probably exists. */
export function isDraftExpected(): boolean {
  return getCookie(COOKIE) !== undefined || ownDraft() !== undefined;
}
