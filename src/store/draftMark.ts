import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';

/*
 * What screens must know of the database without waiting for it: whether an unfinished application
 * exists, and whether the overflow has applications. A wrong mark costs a moment, never a draft.
 */

const OVERFLOW_COOKIE = 'older';

/** Whether the overflow has applications. */
export function hasOverflow(): boolean {
  return typeof document !== 'undefined' && getCookie(OVERFLOW_COOKIE) !== undefined;
}

export function markOverflow(exist: boolean): void {
  if (typeof document === 'undefined' || hasOverflow() === exist) return;
  if (exist) setCookie(OVERFLOW_COOKIE, 'yes');
  else deleteCookie(OVERFLOW_COOKIE);
}

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

/** Deletes the marks, when all data is erased. */
export function clearMarks(): void {
  markOverflow(false);
  if (typeof document !== 'undefined') deleteCookie(COOKIE);
}

/** Remembers this tab's draft across a reload. */
export function markOwnDraft(kind: string, id: string): void {
  if (!isMarkedKind(kind)) return;
  try {
    sessionStorage.setItem(OWN_DRAFT, id);
  } catch {
    // Without it, the draft is only offered after a reload.
  }
}

/** Undoes `markOwnDraft`. */
export function clearOwnDraft(id: string): void {
  if (ownDraft() === id) sessionStorage.removeItem(OWN_DRAFT);
}

/** The id that `markOwnDraft` has remembered. */
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
