import { WITHOUT_WORKER } from './config';
import { removeWorker } from './sw/removeWorker';
import { serveSite } from './sw/serveSite';
import type { ListedFile } from './sw/siteCache';

interface SiteWorkerScope extends ServiceWorkerGlobalScope {
  /** Written in by the build. */
  readonly __WB_MANIFEST: readonly ListedFile[];
}
declare const self: SiteWorkerScope;

if (import.meta.env.MODE === WITHOUT_WORKER) removeWorker();
else serveSite(self.__WB_MANIFEST);
