import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Banner } from '@/ui/Banner';
import { ThemeSwitch } from '@/ui/controls/ThemeSwitch';
import { strings } from './strings';

interface LoginFrameProps {
  /** What this browser cannot keep. */
  warning: string | undefined;
  children: ReactNode;
}

/** The sheet that the login stands on. */
export function LoginFrame({ warning, children }: LoginFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex min-h-16 items-center justify-between gap-4 pt-[var(--safe-top)]">
        <Link to="/" className="flex min-h-11 items-center font-semibold underline">
          {strings.login.toSite}
        </Link>
        <ThemeSwitch />
      </header>
      <Banner text={warning} />
      <main className="page-width grid flex-1 place-items-center py-8">
        <div className="sheet grid w-full max-w-md gap-6 p-6 sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-3xl">{strings.login.title}</h1>
            <p className="text-muted">{strings.login.subtitle}</p>
          </div>
          {children}
          <p className="text-sm text-muted">{strings.login.isNoEncryption}</p>
        </div>
      </main>
    </div>
  );
}
