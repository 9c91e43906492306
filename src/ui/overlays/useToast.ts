import { useCallback, useEffect, useRef } from 'react';
import { dismissToast, type Notice, toast } from './toast';

/** Shows notices whose action needs the component, and which go with it. */
export function useToast(): (notice: Notice) => void {
  const shown = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (shown.current !== undefined) dismissToast(shown.current);
    },
    [],
  );
  return useCallback((notice) => {
    shown.current = toast(notice);
  }, []);
}
