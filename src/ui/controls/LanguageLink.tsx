import { useLocation } from '@tanstack/react-router';
import { wait } from '@/lib/async/tasks';
import { setCookie } from '@/lib/browser/cookie';
import { addressIn } from '@/lib/browser/siteAddress';
import { flushUnsaved, hasUnsaved } from '@/lib/browser/unsaved';
import { OTHER } from '@/lib/language';

/** A database that hangs keeps nobody here. */
const MOST_MS = 3000;

/**
 * Opens this screen in the other language, which pages lead to from then on (the cookie `language`),
 * once drafts are stored: what a page begins to write as it goes may be lost.
 */
export async function openOtherLanguage(): Promise<void> {
  await Promise.race([flushUnsaved(), wait(MOST_MS)]);
  setCookie('language', OTHER.language);
  location.assign(addressIn(OTHER.language, location.pathname + location.search + location.hash));
}

/**
 * Leads to the same screen in the other language; what was typed is a draft, which both share. A
 * script of the page's head remembers the choice, as the link may be used before this code is there.
 */
export function LanguageLink({ className }: { className: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <a
      // The browser loads it: the router knows one language.
      target="_self"
      href={addressIn(OTHER.language, pathname)}
      hrefLang={OTHER.language}
      lang={OTHER.language}
      className={className}
      onClick={(event) => {
        // Nor where it opens beside this page.
        if (!hasUnsaved() || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void openOtherLanguage();
      }}
    >
      {OTHER.name}
    </a>
  );
}
