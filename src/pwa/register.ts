import { trustedScriptUrl } from '@/lib/trustedTypes';

/**
 * Registers the service worker, which then fetches the whole site for offline use. Call it when the
 * app is ready and idle. A new version waits until every tab is closed: no tab is ever reloaded.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    await new Workbox(trustedScriptUrl('/sw.js'), { scope: '/' }).register();
  } catch (error) {
    // A browser may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}
