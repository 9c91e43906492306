import { type ComponentType, useState } from 'react';
import { toast } from './toast';
import { deferredStrings } from '../strings';

/** Props of a dialog. */
export interface OpenProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog or menu loaded when it is first opened: `ready` once loaded, `fetch` preloads it, and
 * `turn` is a new key for each opening.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [ready, setReady] = useState<{ Part: ComponentType<Props> }>();
  const [{ turn, isOpen }, setTurn] = useState({ turn: 0, isOpen: false });
  const open = async () => {
    try {
      const Part = await load();
      setReady({ Part });
      setTurn((last) => ({ turn: last.turn + 1, isOpen: true }));
    } catch {
      toast({ ...deferredStrings.missing, variant: 'destructive' });
    }
  };
  return {
    ready,
    turn,
    isOpen,
    fetch: () => void load().catch(() => undefined),
    open: () => void open(),
    close: () => setTurn(({ turn: same }) => ({ turn: same, isOpen: false })),
  };
}
