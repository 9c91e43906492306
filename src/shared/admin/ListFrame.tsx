import type { Elements } from '@/ui/elements';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Sorting } from '@/lib/sorting';
import type { CollectionKey, Searchable } from '@/domain/registry';
import { whenIdle } from '@/lib/async/tasks';
import { unreadOptions } from './queries';
import { matcher, prepare } from '@/engines/search';
import { EmptyState, BlankForm } from '@/ui/EmptyState';
import { Button } from '@/ui/controls/Button';
import { Field, TextInput, Select } from '@/ui/controls/Field';
import { type RecordNames, strings } from './strings';
import { UnreadNote } from './ShownRecord';
import './list.css';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

/** Too short to delay a key stroke. */
const SLICE_MS = 5;

/** Runs `task` for each item in idle time. Returns the function that stops it. */
function inIdleSlices<Item>(items: Iterable<Item>, task: (item: Item) => unknown): () => void {
  const rest = items[Symbol.iterator]();
  let isStopped = false;
  const work = () => {
    const until = performance.now() + SLICE_MS;
    if (isStopped) return;
    while (performance.now() < until) {
      const { value, done } = rest.next();
      if (done) return;
      task(value);
    }
    whenIdle(work);
  };
  whenIdle(work);
  return () => {
    isStopped = true;
  };
}

export function useFilter<Row extends object>(
  rows: readonly Row[],
  typed: string,
  searchableOf: (row: Row) => Searchable,
): (row: Row) => boolean {
  // Prepares the search in idle time, so that the first keystroke is fast.
  useEffect(() => inIdleSlices(rows, (row) => prepare(row, searchableOf)), [rows, searchableOf]);
  return useMemo(() => matcher(typed, searchableOf), [typed, searchableOf]);
}

interface Filter {
  readonly label: string;
  /** `undefined` for all. */
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

interface ListToolsProps {
  label: string;
  example?: string;
  typed: string;
  onType: (typed: string) => void;
  filters: readonly Filter[];
  /** A select for the order, where there are no column headings. */
  sortChoice?: Elements;
}

/** The search and filters of a list. */
function ListTools({ label, example, typed, onType, filters, sortChoice }: ListToolsProps) {
  return (
    <search className="list-tools no-print">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            placeholder={example}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
          />
        )}
      </Field>
      {filters.map(({ label: name, value = '', options, onChange }) => (
        <Field key={name} label={name}>
          {(control) => (
            <Select
              {...control}
              value={value}
              onChange={({ target }) => onChange(target.value || undefined)}
            >
              <option value="">{strings.list.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {sortChoice}
    </search>
  );
}

interface SortChoiceProps<Column extends string> {
  columns: readonly { readonly id: Column; readonly label: string }[];
  sort: Sorting<Column>;
  onSort: (sort: Sorting<Column>) => void;
}

/** A select with every column and direction. */
export function SortChoice<Column extends string>({
  columns,
  sort,
  onSort,
}: SortChoiceProps<Column>) {
  const orders = columns.flatMap(({ id, label }) => [
    { by: id, descending: false, label: strings.list.ascending(label) },
    { by: id, descending: true, label: strings.list.descending(label) },
  ]);
  const chosen = orders.findIndex(
    ({ by, descending }) => by === sort.by && descending === sort.descending,
  );
  return (
    <Field label={strings.list.sortBy}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const order = orders[target.selectedIndex];
            if (order) onSort({ by: order.by, descending: order.descending });
          }}
        >
          {orders.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ListFrameProps {
  of: CollectionKey;
  /** What its records are called. */
  names: RecordNames;
  title: string;
  note?: string;
  /** Singular and plural of a row, within a sentence. */
  words: { readonly one: string; readonly many: string };
  /** The numbers of all rows and of those shown. */
  stored: number;
  found: number;
  /** Next to the heading, if there are rows. */
  action?: Elements;
  /** Above the list. */
  notice?: Elements;
  /** Undefined for a short list, which needs no search. */
  tools: ListToolsProps | undefined;
  onShowAll: () => void;
  /** Shown for an empty list. */
  empty: { readonly title: string; readonly text: string; readonly action: Elements };
  section?: RefObject<HTMLElement | null>;
  children: Elements;
}

/** A list with its heading, search and filters, or its empty state. */
export function ListFrame({
  of: key,
  names,
  title,
  note,
  words,
  stored,
  found,
  action,
  notice,
  tools,
  onShowAll,
  empty,
  section,
  children,
}: ListFrameProps) {
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  const showAll = (
    <Button variant="outline" onClick={onShowAll}>
      {strings.list.showAll(words.many)}
    </Button>
  );
  return (
    <section ref={section} aria-labelledby="list-title" className="sheet grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="list-title" tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          {stored > 0 && (
            <output className="text-sm text-muted tabular-nums">
              {found === stored
                ? strings.list.count(stored, words)
                : strings.list.found(found, stored)}
            </output>
          )}
          {note !== undefined && <p className="w-full text-muted">{note}</p>}
        </div>
        {stored > 0 && action}
      </div>
      {notice}
      <UnreadNote of={key} names={names} />
      {stored > 0 && tools && <ListTools {...tools} />}
      {found > 0 && children}
      {found === 0 && (stored > 0 || unread === 0) && (
        <EmptyState
          level="h3"
          drawing={<BlankForm />}
          title={empty.title}
          text={stored > 0 ? strings.list.noMatch : empty.text}
          action={stored > 0 ? showAll : empty.action}
        />
      )}
    </section>
  );
}

interface SortHeadingProps<Column extends string> {
  column: Column;
  label: string;
  sort: Sorting<Column> | undefined;
  /** Undefined where rows cannot be sorted. */
  onSort: ((sort: Sorting<Column>) => void) | undefined;
  /** Whether a first click sorts descending, as for dates. */
  startsDescending?: boolean;
  show?: string;
}

/** A column heading. A click sorts by the column, and another click reverses the order. */
export function SortHeading<Column extends string>({
  column,
  label,
  sort,
  onSort,
  startsDescending = false,
  show,
}: SortHeadingProps<Column>) {
  if (onSort === undefined)
    return (
      <th scope="col" data-show={show}>
        {label}
      </th>
    );
  const isSorted = sort?.by === column;
  const direction = sort?.descending ? 'descending' : 'ascending';
  const Sorted = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-show={show} aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() =>
          onSort({ by: column, descending: isSorted ? !sort.descending : startsDescending })
        }
      >
        <span>{label}</span>
        {isSorted ? (
          <Sorted aria-hidden className="size-4" />
        ) : (
          <ChevronsUpDown aria-hidden className="size-4 text-muted" />
        )}
      </button>
    </th>
  );
}
