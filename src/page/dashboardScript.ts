/** Addresses of files, those of every screen of the dashboard and those of each, by its name in the address. */
export interface DashboardFiles {
  readonly shared: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Put inline in the head of the administrator's document: where somebody is signed in, by the look
 * of it, asks for the files of the dashboard's screen at once. Whether they are is found out by the
 * app, and nothing of the files is run before. Depends on nothing else.
 */
export const dashboardScript = (files: DashboardFiles): string =>
  `(()=>{try{if(!localStorage.getItem('adminAuthenticated'))return}catch{return}` +
  `let{shared,screens}=${JSON.stringify(files)},name=location.pathname.split('/')[3];` +
  `for(let href of[...shared,...screens[name]??screens.$collection])` +
  `document.head.append(Object.assign(document.createElement('link'),/css$/.test(href)?{rel:'preload',as:'style',crossOrigin:'',href}:{rel:'modulepreload',crossOrigin:'',href}))})()`;
