import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { Button } from '../controls/Button';
import { type OpenProps, useOnDemand } from '../overlays/useOnDemand';
import { isSearchShortcut, SEARCH_KEYS } from '@/lib/browser/shortcut';
import { deferredStrings } from '../strings';

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
