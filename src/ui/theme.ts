import { setCookie } from '../lib/browser/cookie.ts';

export type Theme = 'paper' | 'dusk';

/** The browser's bar takes the colour of the page (base-100 of each theme, in sRGB). */
export const themeColours: Record<Theme, string> = { paper: '#fdfaf4', dusk: '#0e1725' };

/** The theme on show: the one chosen by hand, else the one that the system asks for. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'paper' || chosen === 'dusk') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'paper';
}

/** Shows the theme and remembers it for a year. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', themeColours[theme]);
  setCookie('theme', theme);
}

/** Calls back when the theme on show may have changed: by hand or by the system. */
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
 * Put inline in the head, after the theme-color metas: shows the remembered theme before the
 * first paint. Depends on nothing else.
 */
export const themeScript = `(()=>{let t=/(?:^|; )theme=(paper|dusk)(?:;|$)/.exec(document.cookie)?.[1];if(t){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.content=t=='dusk'?'${themeColours.dusk}':'${themeColours.paper}'}})()`;
