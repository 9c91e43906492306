import { setCookie } from '../lib/browser/cookie.ts';

export type Theme = 'paper' | 'dusk';

/** Colours of the browser's toolbar (base-100 of each theme, in sRGB). */
export const themeColours: Record<Theme, string> = { paper: '#fdfaf4', dusk: '#0e1725' };

/** The chosen theme, or else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'paper' || chosen === 'dusk') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'paper';
}

/** Applies the theme and stores it in a cookie for a year. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', themeColours[theme]);
  setCookie('theme', theme);
}

/** Calls `listener` when the current theme may have changed, by the user or the system. */
export function watchTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}

/**
 * Inlined into the head after the theme-color metas, so that the stored theme applies before the
 * first paint. It must be self-contained.
 */
export const themeScript = `(()=>{let t=/(?:^|; )theme=(paper|dusk)(?:;|$)/.exec(document.cookie)?.[1];if(t){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.content=t=='dusk'?'${themeColours.dusk}':'${themeColours.paper}'}})()`;
