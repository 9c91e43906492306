import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../elements';
import { isSearchShortcut, SEARCH_KEYS } from '@/lib/browser/shortcut';
import { deferredStrings } from '../strings';
import { toast } from '@/ui/overlays/toast';

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

/** An open dialog; one that is closing ignores keys. */
const MODAL = ':is([role="dialog"], [role="alertdialog"]):not([data-closed])';

/** Opens the search by its shortcut, but not over an open dialog. */
function useSearchKeys(open: () => void): void {
  const onSearch = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A component that handled the key first, such as the editor, keeps it.
      if (!isSearchShortcut(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector(MODAL) === null) onSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

interface SearchButtonProps<More extends object> {
  load: () => Promise<ComponentType<OpenProps & More>>;
  more: More;
}

/** A button for a lazily loaded search dialog. */
export function SearchButton<More extends object>({ load, more }: SearchButtonProps<More>) {
  const { ready, turn, isOpen, fetch, open, close } = useOnDemand(load);
  useSearchKeys(open);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={deferredStrings.search.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_KEYS}
        title={deferredStrings.search.buttonTitle}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={open}
      >
        <Search aria-hidden className="size-5" />
      </Button>
      {ready && <ready.Part key={turn} open={isOpen} onClose={close} {...more} />}
    </>
  );
}
