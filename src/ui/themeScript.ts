import { themeColours } from './theme.ts';

/**
 * Put inline in the head, after the theme-color metas: shows the remembered theme before the
 * first paint. Depends on nothing else.
 */
export const themeScript = `(()=>{let t=/(?:^|; )theme=(paper|dusk)(?:;|$)/.exec(document.cookie)?.[1];if(t){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.content=t=='dusk'?'${themeColours.dusk}':'${themeColours.paper}'}})()`;
