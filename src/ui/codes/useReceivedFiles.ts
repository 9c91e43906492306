import { useEffect, useEffectEvent } from 'react';
import { enableSharing, onFileReceived, takeReceived } from '@/lib/browser/received';

/**
 * Takes files that came from outside of the page, one by one, and lets other apps share some: the
 * next one when `isWaiting`, and what the system opens with the app whenever it does.
 */
export function useReceivedFiles(isWaiting: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent(async () => {
    try {
      const file = await takeReceived();
      if (file) onFile(file);
      await enableSharing();
    } catch (error) {
      console.warn('What came from outside cannot be taken:', error);
    }
  });
  useEffect(() => {
    if (isWaiting) void take();
  }, [isWaiting]);
  useEffect(() => onFileReceived(() => void take()), []);
}
