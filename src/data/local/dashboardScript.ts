/** Addresses of files, those of every screen of the dashboard and those of each, by its name in the address. */
export interface DashboardFiles {
  readonly shared: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Put inline in the head of the administrator's document: where somebody is signed in, by the look
 * of it, asks for the files of the dashboard's screen at once. Whether they are is found out by the
 * app, and nothing of the files is run before. A preview has no screen of the dashboard; without a
 * name in the address the overview comes. Depends on nothing else.
 * @param key of the text that tells
 */
export const dashboardScript = (files: DashboardFiles, key: string): string =>
  `(()=>{try{if(!localStorage.getItem('${key}'))return}catch{return}` +
  `let{shared,screens}=${JSON.stringify(files)},[,,area,name]=location.pathname.split('/');` +
  `let own=screens[name||'overview'];` +
  `if(area!='preview')for(let href of[...shared,...Array.isArray(own)?own:screens.$collection])` +
  `document.head.append(Object.assign(document.createElement('link'),/css$/.test(href)?{rel:'preload',as:'style',crossOrigin:'',href}:{rel:'modulepreload',crossOrigin:'',href}))})()`;
