import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme, watchTheme } from '../theme';
import { strings } from '../strings';
import { useLocation } from '@tanstack/react-router';
import { wait } from '@/lib/tasks';
import { setCookie } from '@/lib/browser/cookie';
import { addressIn } from '@/lib/browser/siteAddress';
import { confirmLeaving, flushUnsaved, hasUnsaved } from '@/lib/browser/unsaved';
import { OTHER } from '@/lib/language';

const whilePrerendered = () => 'paper' as const;

/** Switches between the light and dark theme; stored in the cookie `theme`. */
export function ThemeSwitch({ className = '' }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(watchTheme, shownTheme, whilePrerendered);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dusk'}
      aria-label={strings.darkTheme}
      className={`grid size-11 cursor-pointer place-items-center rounded-field hover:bg-base-content/8 ${className}`}
      onClick={() => {
        chooseTheme(theme === 'dusk' ? 'paper' : 'dusk');
      }}
    >
      <Moon aria-hidden className="size-5 dusk:hidden" />
      <Sun aria-hidden className="hidden size-5 dusk:block" />
    </button>
  );
}

/** Longest wait for storing drafts, in case the database hangs. */
const MOST_MS = 3000;

/**
 * Opens this screen in the other language once drafts are stored, because writes that start while a
 * page unloads may be lost. The cookie `language` makes it the language of later visits.
 */
export async function openOtherLanguage(): Promise<void> {
  if (await Promise.race([flushUnsaved(), wait(MOST_MS).then(() => false)])) confirmLeaving();
  setCookie('language', OTHER.language);
  location.assign(addressIn(OTHER.language, location.pathname + location.search + location.hash));
}

/**
 * Links to the same screen in the other language; typed input is in drafts, which both share. A
 * script in the head stores the choice, in case this code is not loaded yet.
 */
export function LanguageLink({ className }: { className: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <a
      // A full page load, because the router of a build knows only its own language.
      target="_self"
      href={addressIn(OTHER.language, pathname)}
      hrefLang={OTHER.language}
      lang={OTHER.language}
      className={className}
      onClick={(event) => {
        // Without unsaved input, or if it opens elsewhere, the link works by itself.
        if (!hasUnsaved() || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void openOtherLanguage();
      }}
    >
      {OTHER.name}
    </a>
  );
}
