/** URLs of the files that every screen of the dashboard needs, and of each screen's own, by path segment. */
export interface DashboardFiles {
  readonly shared: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Inline script of the administrator's document: if a session seems to exist, it preloads the files
 * of the requested screen. The app decides about the session, and runs nothing of them before. The
 * preview is no dashboard screen; no path segment means the overview.
 * @param key of localStorage that indicates a session
 * @param base what addresses begin with in this language
 */
export const dashboardScript = (files: DashboardFiles, key: string, base: string): string =>
  `(()=>{try{if(!localStorage.getItem('${key}'))return}catch{return}` +
  `let{shared,screens}=${JSON.stringify(files)},[,,area,name]=location.pathname.slice(${base.length}).split('/');` +
  `let own=screens[name||'overview'];` +
  `if(area!='preview')for(let href of[...shared,...Array.isArray(own)?own:screens.$collection])` +
  `document.head.append(Object.assign(document.createElement('link'),/css$/.test(href)?{rel:'preload',as:'style',crossOrigin:'',href}:{rel:'modulepreload',crossOrigin:'',href}))})()`;
