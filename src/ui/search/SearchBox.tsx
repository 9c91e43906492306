import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { groupsOf, type SearchOffer } from './searchItems';
import { indexOf, SearchList, useSearchList } from './SearchList';
import { isComposing } from '@/lib/browser/shortcut';
import { strings } from '../deferredStrings';

/** Props that the dialog passes to its search box. */
export interface SearchFrame {
  /** Accessible name of the search. */
  readonly label: string;
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

interface SearchBoxProps extends SearchFrame, SearchOffer {
  onType: (text: string) => void;
  /** The text the results belong to; it may lag behind the input. */
  query: string;
  /** The number of results, or why there are none; a live region. */
  status: ReactNode;
  /** Shown when nothing was found. */
  hint?: string | undefined;
}

/** Keys left to the input and the dialog. */
const NOT_THE_LISTS: ReadonlySet<string> = new Set(['Home', 'End', 'Escape']);

function leaveToField({ nativeEvent }: { nativeEvent: Event }): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/** A combobox with an always-open list of results. */
export function SearchBox(props: SearchBoxProps) {
  const { label, onType, query, onClose, onChosen, status, hint } = props;
  const { results, offered } = props;
  const groups = useMemo(() => groupsOf({ results, offered }), [results, offered]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const box = useSearchList(items);
  const choose = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    onChosen();
    item.choose();
  };
  /** The text for which Enter was pressed before its results were ready. */
  const [awaited, setAwaited] = useState<string>();
  const onQuery = useEffectEvent((text: string) => {
    if (awaited === text) choose(box.marked);
  });
  useEffect(() => onQuery(query), [query]);
  const onEnter = (text: string) => {
    if (text === query) choose(box.marked);
    else setAwaited(text);
  };
  // Measuring the list here would force a layout.
  const scrolled = useRef<HTMLElement>(null);
  const showBeginning = () => {
    scrolled.current?.scrollTo({ top: 0, behavior: 'instant' });
    scrolled.current = null;
  };
  return (
    <>
      <div
        className="flex flex-none items-center gap-3 border-b border-hairline py-2 ps-4.5 pe-2 focus-within:[box-shadow:inset_0_-2px_var(--color-primary)]"
        onInput={showBeginning}
      >
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          {...box.getInputProps({
            'aria-label': label,
            'aria-activedescendant': box.markedId,
            placeholder: label,
            className:
              'min-h-11 min-w-0 flex-1 text-[1.125rem] outline-none placeholder:text-muted placeholder-shown:text-ellipsis rtl:[direction:rtl] rtl:[unicode-bidi:plaintext] rtl:placeholder:[unicode-bidi:plaintext]',
            dir: 'auto',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 200,
            // Uncontrolled: a keystroke only renders what its results change.
            value: undefined,
            onChange: (event) => {
              setAwaited(undefined);
              // The list only needs the event while an item other than the first is highlighted.
              if (box.marked === 0) leaveToField(event);
              onType(event.currentTarget.value);
            },
            onKeyDown: (event) => {
              if (NOT_THE_LISTS.has(event.key)) leaveToField(event);
              else if (event.key === 'Enter' && !isComposing(event.nativeEvent))
                onEnter(event.currentTarget.value);
            },
          })}
          // The dialog moves the focus; with a ref the list would focus the input too early.
          ref={undefined}
        />
        <Button variant="ghost" size="icon" aria-label={strings.close} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {results?.length === 0 && hint !== undefined && <p className="search-hint">{hint}</p>}
      <div
        {...box.getMenuProps({
          'aria-label': strings.search.results,
          // Delegated, because handlers on rows would render every row on each keystroke.
          onClick: ({ target }) => choose(indexOf(target)),
        })}
        className="search-list"
        onScroll={(event) => (scrolled.current = event.currentTarget)}
      >
        <SearchList groups={groups} marked={box.marked} getItemProps={box.getItemProps} />
      </div>
      <footer className="search-footer">
        <output className="min-w-0 wrap-anywhere">{status}</output>
        <span aria-hidden className="search-keys max-sm:hidden pointer-coarse:hidden">
          {strings.search.keys}
        </span>
      </footer>
    </>
  );
}
