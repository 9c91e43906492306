import { useEffect, useState } from 'react';
import type { Selection } from '../commands/edit';
import { selectionOf } from './insertText';

/** What was last selected in a text area; undefined until it is used. */
export function useSelection(areaOf: () => HTMLTextAreaElement | undefined): Selection | undefined {
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => {
    const onChange = (): void => {
      const area = areaOf();
      if (area === undefined || document.activeElement !== area) return;
      const next = selectionOf(area);
      setSelection((now) => (now?.start === next.start && now.end === next.end ? now : next));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [areaOf]);
  return selection;
}
