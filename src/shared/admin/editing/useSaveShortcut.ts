import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from '@/lib/browser/shortcut';

/** Ctrl+S and Cmd+S submit the form instead of saving the web page. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 's') return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
