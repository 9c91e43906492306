import { trustedScriptUrl } from '@/lib/trustedTypes';
import { recoverFromMissingChunks, watchTyping } from './missingChunks';

/**
 * Registers the service worker, which then fetches the whole site for offline use. Call it when the
 * app is ready and idle. A new version waits until every tab is closed: no tab is reloaded for it.
 * `mayReload` says whether this page can be loaded again without loss when a deploy took its chunks.
 */
export async function registerServiceWorker(mayReload = watchTyping()): Promise<void> {
  recoverFromMissingChunks(mayReload);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    await new Workbox(trustedScriptUrl('/sw.js'), { scope: '/' }).register();
  } catch (error) {
    // A browser may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}
