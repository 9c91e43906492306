import { useLocation } from '@tanstack/react-router';
import { setCookie } from '@/lib/browser/cookie';
import { addressIn } from '@/lib/browser/siteAddress';
import { OTHER } from '@/lib/language';

/** Makes the other language the chosen one, which pages lead to from then on (the cookie `language`). */
export const chooseOtherLanguage = (): void => setCookie('language', OTHER.language);

/** This screen's address in the other language. */
export const otherLanguageAddress = (): string =>
  addressIn(OTHER.language, location.pathname + location.search + location.hash);

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
    >
      {OTHER.name}
    </a>
  );
}
