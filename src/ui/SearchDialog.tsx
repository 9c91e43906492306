import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { History, Search, Trash2, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Part } from '@/lib/marked';
import './search.css';

/** Something to choose. */
export interface SearchItem {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: readonly Part[];
  /** A line below the title. */
  readonly quote?: readonly Part[] | undefined;
  /** What kind of thing it is, in a word or two. */
  readonly kind?: string | undefined;
  readonly choose: () => void;
  /** Whether choosing it leaves the search open. */
  readonly staysOpen?: boolean | undefined;
}
interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

const RESULTS = 'Results';

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is searched. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** What was found; undefined where nothing is looked for. */
  results: readonly SearchItem[] | undefined;
  /** What is offered as long as nothing is looked for. */
  offered: SearchGroup;
  /** What was searched for before. */
  recent: readonly string[];
  onForgetRecent: () => void;
  /** How many were found, or why none were; heard too. */
  status: ReactNode;
  /** Below the field, about all results. */
  note?: ReactNode;
  /** What may help where nothing was found. */
  hint?: string | undefined;
}

/** A field with a list of results below it, chosen from by keyboard or pointer. */
export function SearchDialog(props: SearchDialogProps) {
  const { open, onClose, label, typed, onType, results, status, note, hint } = props;
  const field = useRef<HTMLInputElement>(null);
  // What was chosen moves focus itself.
  const isChosen = useRef(false);
  const choose = (item: SearchItem) => {
    isChosen.current = item.staysOpen !== true;
    if (isChosen.current) onClose();
    item.choose();
  };
  const groups = groupsOf(props);
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
          initialFocus={field}
          finalFocus={() => !isChosen.current}
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={groups}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={({ id }: SearchItem) => id}
            value={typed}
            onValueChange={(next, { reason }) => {
              if (reason !== 'item-press') onType(next);
            }}
          >
            <div className="search-field">
              <Search aria-hidden className="size-5 shrink-0 text-muted" />
              <Autocomplete.Input
                ref={field}
                aria-label={label}
                placeholder={label}
                className="search-input"
                dir="auto"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={200}
              />
              <Dialog.Close aria-label="Close" className="btn btn-ghost btn-square">
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            {note}
            {results?.length === 0 && hint !== undefined && <p className="search-hint">{hint}</p>}
            <Autocomplete.List className="search-list" aria-label="Results">
              {(group: SearchGroup) => (
                <Autocomplete.Group key={group.label} items={group.items}>
                  <Autocomplete.GroupLabel
                    className={group.label === RESULTS ? 'sr-only' : 'search-group'}
                  >
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: SearchItem) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        className="search-item"
                        onClick={() => choose(item)}
                      >
                        <SearchResult item={item} />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <footer className="search-footer">
              <output className="min-w-0 wrap-anywhere">{status}</output>
              <span aria-hidden className="search-keys">
                <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to
                close
              </span>
            </footer>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function groupsOf(props: SearchDialogProps): SearchGroup[] {
  const { results, offered, recent, onType, onForgetRecent } = props;
  if (results !== undefined) return results.length > 0 ? [{ label: RESULTS, items: results }] : [];
  if (recent.length === 0) return [offered];
  const again = recent.map((typed): SearchItem => ({
    id: `recent ${typed}`,
    icon: <History />,
    title: plain(typed),
    choose: () => onType(typed),
    staysOpen: true,
  }));
  const clear: SearchItem = {
    id: 'clear',
    icon: <Trash2 />,
    title: plain('Clear recent searches'),
    choose: onForgetRecent,
    staysOpen: true,
  };
  return [{ label: 'Recent searches', items: [...again, clear] }, offered];
}

/** A text in which nothing is marked. */
export function plain(text: string): readonly Part[] {
  return [{ text, isMarked: false }];
}

function SearchResult({ item: { icon, title, quote, kind } }: { item: SearchItem }) {
  return (
    <>
      <span aria-hidden className="search-icon">
        {icon}
      </span>
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="search-title">
          <Marked parts={title} />
        </span>
        {quote !== undefined && quote.some(({ text }) => text !== '') && (
          <span dir="auto" className="search-quote">
            <Marked parts={quote} />
          </span>
        )}
      </span>
      {kind !== undefined && <span className="search-kind">{kind}</span>}
    </>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}
