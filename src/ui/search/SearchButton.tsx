import { Search } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../controls/Button';
import { type OpenProps, useOnDemand } from './useOnDemand';
import { SEARCH_KEYS } from '@/lib/browser/shortcut';
import { useSearchKeys } from './useSearchKeys';
import { strings } from '../strings';

interface SearchButtonProps<More extends object> {
  /** Fetches the dialog. */
  load: () => Promise<ComponentType<OpenProps & More>>;
  /** What the dialog gets besides. */
  more: More;
}

/** Opens a search, whose code comes when it is wanted. */
export function SearchButton<More extends object>({ load, more }: SearchButtonProps<More>) {
  const { ready, turn, isOpen, fetch, open, close } = useOnDemand(load);
  useSearchKeys(open);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={strings.search.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_KEYS}
        title={strings.search.buttonTitle}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={open}
      >
        <Search aria-hidden className="size-5" />
      </Button>
      {ready && <ready.Dialog key={turn} open={isOpen} onClose={close} {...more} />}
    </>
  );
}
