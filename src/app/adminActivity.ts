import { ACTIVITY_EVENTS } from '@/config';
import { onChange } from '@/data/local/changes';
import { readText } from '@/data/local/read';

/**
 * While the administrator is signed in, what they do on the public pages counts as activity too.
 * Nothing is loaded for anyone else.
 */
export function countAdminActivity(): void {
  let isListening = false;
  const listen = async () => {
    if (readText('adminAuthenticated') === null) return;
    const { heedActivity } = await import('@/queries/admin/session');
    if (isListening) return;
    isListening = true;
    for (const type of ACTIVITY_EVENTS)
      addEventListener(type, () => heedActivity(), { capture: true, passive: true });
  };
  void listen();
  onChange((key) => {
    if (key === 'adminAuthenticated') void listen();
  });
}
