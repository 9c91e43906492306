import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '@/ui/ThemeSwitch';

/** The sheet that the login stands on. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex min-h-16 items-center justify-between gap-4 pt-[var(--safe-top)]">
        <Link to="/" className="flex min-h-11 items-center font-semibold underline">
          Back to the site
        </Link>
        <ThemeSwitch />
      </header>
      <main className="page-width grid flex-1 place-items-center py-8">
        <div className="sheet grid w-full max-w-md gap-6 p-6 sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-3xl">Admin Login</h1>
            <p className="text-muted">Sign in to manage the site and read applications.</p>
          </div>
          {children}
          <p className="text-sm text-muted">
            This login is a screen lock. It keeps others out of the wrong screens; what is stored in
            this browser is not encrypted.
          </p>
        </div>
      </main>
    </div>
  );
}
