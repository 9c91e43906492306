import { observable } from '@/lib/observable';

/** Whether the caches hold all of this site, as the worker itself has found. */
export const isReadyOffline = observable(false);

/** The registration whose newer version this page's person has not answered to yet. */
export const offeredUpdate = observable<ServiceWorkerRegistration | undefined>(undefined);

/** By the browser's own dialog, or by hand through the Share menu of iOS. */
export type InstallWay = 'dialog' | 'shareMenu';

/** How the site can be installed here; undefined where that is done, declined or not possible. */
export const installWay = observable<InstallWay | undefined>(undefined);

/** Whether the page is open in the installed app's own window. */
export const isAppWindow = observable(false);
