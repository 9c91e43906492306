import { ACTIVITY_EVENTS } from '@/config';
import { onChange } from '@/data/changes';
import { readText } from '@/data/read';

/**
 * While the administrator is signed in, what they do on the public pages counts as activity too.
 * Nothing is loaded for anyone else.
 */
export function countAdminActivity(): void {
  let isListening = false;
  const listen = async () => {
    if (readText('adminAuthenticated') === null) return;
    const { findStanding, heedActivity } = await import('@/queries/session');
    await findStanding();
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
