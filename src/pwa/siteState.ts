import { observable } from '@/lib/observable';

/** Whether the caches hold all of this site, as the worker itself has found. */
export const isReadyOffline = observable(false);

/** The registration whose newer version this page's person has not answered to yet. */
export const offeredUpdate = observable<ServiceWorkerRegistration | undefined>(undefined);
