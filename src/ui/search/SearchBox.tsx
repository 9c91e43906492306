import { type LucideIcon, Search, X } from 'lucide-react';
import { useCombobox } from 'downshift';
import { type Elements, Button } from '../elements';
import {
  memo,
  useId,
  useCallback,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isComposing } from '@/lib/browser/shortcut';
import { deferredStrings } from '../strings';
import { Dialog } from '@base-ui/react/dialog';
import './search.css';

/** A piece of a text, marked if it matches the query. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface SearchItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: readonly MarkedPart[];
  /** A line below the title. */
  readonly quote?: readonly MarkedPart[] | undefined;
  /** Whether title and quote are user input, which page translation must leave alone. */
  readonly isTyped?: boolean | undefined;
  /** The language of title and quote, if it differs from the site's. */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
  /** The kind of item, in a word or two. */
  readonly kind?: string | undefined;
  readonly choose: () => void;
}

interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

/** Everything a search can list. */
interface SearchOffer {
  /** Search results; undefined if there is no query. */
  results: readonly SearchItem[] | undefined;
  /** Shown while there is no query. */
  offered: SearchGroup;
}

/** A text without highlights. */
export function plain(text: string): readonly MarkedPart[] {
  return [{ text, isMarked: false }];
}

/** The groups that the list shows. */
function groupsOf({ results, offered }: SearchOffer): readonly SearchGroup[] {
  if (results === undefined) return [offered];
  return results.length > 0 ? [{ label: '', items: results }] : [];
}

const INDEX = 'data-index';

/** Index of the row at or around an element; -1 if none. */
function indexOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest(`[${INDEX}]`) : null;
  return Number(row?.getAttribute(INDEX) ?? -1);
}

interface SearchListProps {
  groups: readonly SearchGroup[];
  marked: number;
  getItemProps: ReturnType<typeof useSearchList>['getItemProps'];
}

/** Memoised, so that typing renders the rows only when their results change. */
const SearchList = memo(function SearchList({ groups, marked, getItemProps }: SearchListProps) {
  let next = 0;
  return groups.map((group, place) => (
    // Rows are reused by position while the results change.
    // oxlint-disable-next-line react/no-array-index-key
    <ResultGroup key={place} label={group.label}>
      {group.items.map((item) => {
        const index = next++;
        return (
          <div
            key={index}
            {...getItemProps({ item, index, [INDEX]: index, 'aria-selected': index === marked })}
            className="search-item flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-field px-3 py-1.5"
          >
            <SearchResult
              icon={item.icon}
              title={item.title}
              quote={item.quote}
              isTyped={item.isTyped}
              language={item.language}
              kind={item.kind}
            />
          </div>
        );
      })}
    </ResultGroup>
  ));
});

/** A group of rows with a heading; search results have no heading. */
function ResultGroup({ label, children }: { label: string; children: Elements }) {
  const id = useId();
  const isNamed = label !== '';
  return (
    <div role={isNamed ? 'group' : 'presentation'} aria-labelledby={isNamed ? id : undefined}>
      {isNamed && (
        <div id={id} className="px-3 pt-2 pb-1 text-[0.8125rem] font-semibold text-muted">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

interface SearchResultProps {
  icon: LucideIcon;
  title: readonly MarkedPart[];
  quote: readonly MarkedPart[] | undefined;
  isTyped: boolean | undefined;
  language: SearchItem['language'];
  kind: string | undefined;
}

/** Content of a row; memoised. */
const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { icon, title, quote, isTyped, language, kind } = props;
  return (
    <>
      <ResultIcon icon={icon} />
      {/* With large text on a narrow screen the kind wraps below the title. */}
      <span
        translate={isTyped ? 'no' : undefined}
        className="grid min-w-0 flex-[1_1_min(10rem,calc(100%-2rem))]"
      >
        <span dir="auto" {...language} className="line-clamp-2 leading-[1.35] wrap-anywhere">
          <Marked parts={title} />
        </span>
        {quote !== undefined && quote.some(({ text }) => text !== '') && (
          <span
            dir="auto"
            {...language}
            className="line-clamp-2 text-sm/[1.45] wrap-anywhere text-muted"
          >
            <Marked parts={quote} />
          </span>
        )}
      </span>
      {kind !== undefined && (
        <span className="ms-auto max-w-32 flex-none text-end text-[0.8125rem] text-muted">
          {kind}
        </span>
      )}
    </>
  );
});

const ResultIcon = memo(function ResultIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="flex-none text-primary">
      <Icon className="size-5" />
    </span>
  );
});

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
    isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * A listbox that is always open and always highlights one item, the one at index `marked`. The
 * caller handles the choice: downshift would report it after rendering, and only the last of two
 * events batched in one render.
 */
function useSearchList(items: SearchItem[]) {
  const id = useId();
  const getItemId = useCallback((index: number) => `${id}${String(index)}`, [id]);
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<SearchItem>({
    items,
    getItemId,
    itemToString: () => '',
    itemToKey: (item) => item?.id,
    isOpen: true,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return state;
      if (type === ItemClick || type === InputKeyDownEnter)
        return { ...state, highlightedIndex: 0 };
      // Moving the pointer out keeps the highlight.
      const { highlightedIndex: next = -1 } = changes;
      return next < 0 ? { ...changes, highlightedIndex: state.highlightedIndex } : changes;
    },
  });
  // The new list may be shorter.
  const marked = Math.min(highlightedIndex, items.length - 1);
  const markedId = marked < 0 ? undefined : getItemId(marked);
  return { marked, markedId, getInputProps, getItemProps, getMenuProps };
}

/** Props that the dialog passes to its search box. */
export interface SearchFrame {
  /** Accessible name of the search. */
  readonly label: string;
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

interface SearchBoxProps extends SearchFrame, SearchOffer {
  onType: (text: string) => void;
  /** The query that the results belong to; it may lag behind the input. */
  query: string;
  /** The number of results, or why there are none; a live region. */
  status: ReactNode;
  /** Shown when nothing was found. */
  hint?: string | undefined;
}

/** Keys that belong to the input and the dialog. */
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
  // Set by scrolling, because measuring the list on each keystroke would force a layout.
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
            // Uncontrolled, so that a keystroke renders only what its results change.
            value: undefined,
            onChange: (event) => {
              setAwaited(undefined);
              // The list needs the event only while an item other than the first is highlighted.
              if (box.marked === 0) leaveToField(event);
              onType(event.currentTarget.value);
            },
            onKeyDown: (event) => {
              if (NOT_THE_LISTS.has(event.key)) leaveToField(event);
              else if (event.key === 'Enter' && !isComposing(event.nativeEvent))
                onEnter(event.currentTarget.value);
            },
          })}
          // The dialog moves the focus; with this ref, downshift would focus the input too early.
          ref={undefined}
        />
        <Button variant="ghost" size="icon" aria-label={deferredStrings.close} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {results?.length === 0 && hint !== undefined && (
        <p className="search-hint px-4.5 pb-6 text-muted">{hint}</p>
      )}
      <div
        {...box.getMenuProps({
          'aria-label': deferredStrings.search.results,
          // Delegated, because handlers on rows would render every row on each keystroke.
          onClick: ({ target }) => choose(indexOf(target)),
        })}
        className="search-list min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain px-2 [contain:strict] not-empty:py-2"
        onScroll={(event) => (scrolled.current = event.currentTarget)}
      >
        <SearchList groups={groups} marked={box.marked} getItemProps={box.getItemProps} />
      </div>
      <footer className="search-footer flex flex-none flex-wrap justify-between gap-x-4 gap-y-1 text-[0.8125rem] text-muted">
        <output className="min-w-0 wrap-anywhere">{status}</output>
        <span
          aria-hidden
          className="max-sm:hidden pointer-coarse:hidden [&_kbd]:rounded-sm [&_kbd]:border [&_kbd]:border-hairline [&_kbd]:px-[0.3rem] [&_kbd]:[font-family:inherit]"
        >
          {deferredStrings.search.keys}
        </span>
      </footer>
    </>
  );
}

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the search. */
  label: string;
  /** Renders the `SearchBox`, so that a keystroke does not render the dialog. */
  children: (frame: SearchFrame) => ReactNode;
}

export function SearchDialog({ open, onClose, label, children }: SearchDialogProps) {
  // A chosen item moves the focus itself, so the dialog does not restore it.
  const [isChosen, setIsChosen] = useState(false);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          aria-label={label}
          className="dialog search-dialog"
          finalFocus={() => !isChosen}
        >
          {children({
            label,
            onChosen: () => {
              setIsChosen(true);
              onClose();
            },
            onClose,
          })}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
