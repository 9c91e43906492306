import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';

/*
 * What is known of a kept application before the database answers, and before the first paint. A
 * wrong mark costs a moment, never a draft: the database is asked all the same.
 */

/** The kind of draft that a screen offers in place of its form. */
const MARKED_KIND = 'application';
const COOKIE = 'draft';
/** In sessionStorage: the draft that this tab was writing when its page was left. */
const OWN = 'dubai-visa.draft';

export function isMarkedKind(kind: string): boolean {
  return kind === MARKED_KIND;
}

/** Notes that drafts of a kind are kept, or that none is left. */
export function markDrafts(kind: string, areKept: boolean): void {
  if (!isMarkedKind(kind) || (getCookie(COOKIE) !== undefined) === areKept) return;
  if (areKept) setCookie(COOKIE, kind);
  else deleteCookie(COOKIE);
}

/** Everything is erased. */
export function forgetDraftMark(): void {
  if (typeof document !== 'undefined') deleteCookie(COOKIE);
}

/** Notes which draft this tab is writing, for its next page; without an id that it writes none. */
export function markOwnDraft(kind: string, id: string | undefined): void {
  if (!isMarkedKind(kind)) return;
  try {
    if (id === undefined) sessionStorage.removeItem(OWN);
    else sessionStorage.setItem(OWN, id);
  } catch {
    // Then the draft is offered after a reload.
  }
}

/** The draft that this tab was writing before its page was loaded again. */
export function ownDraft(): string | undefined {
  try {
    return sessionStorage.getItem(OWN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether an unfinished application is likely to be found. */
export function isDraftExpected(): boolean {
  return getCookie(COOKIE) !== undefined || ownDraft() !== undefined;
}
