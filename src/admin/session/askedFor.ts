import * as v from 'valibot';

/*
 * The screen that the login leads to. It is kept in the history entry, not in the address: no link
 * can name it, and it survives a reload.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    askedFor?: string;
    /** Whether the login led here: a screen that is not there gives way to the dashboard's first. */
    isAfterLogin?: boolean;
  }
}

const dashboardPath = v.pipe(v.string(), v.regex(/^\/admin\/dashboard(?:[/?#]|$)/));

/** The screen that was asked for, if it is one of the dashboard's; the dashboard's first otherwise. */
export function screenAfterLogin(askedFor: unknown): string {
  const parsed = v.safeParse(dashboardPath, askedFor);
  return parsed.success ? parsed.output : '/admin/dashboard';
}
