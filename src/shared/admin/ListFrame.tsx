import './list.css';
import {
  type Elements,
  EmptyState,
  BlankForm,
  Button,
  Field,
  TextInput,
  Select,
} from '@/ui/elements';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Sorting } from '@/lib/sorting';
import type { CollectionKey, Searchable } from '@/domain/registry';
import { whenIdle } from '@/lib/tasks';
import { unreadOptions } from './queries';
import { matcher, prepare } from '@/engines/search';
import { type RecordNames, strings } from './strings';
import { UnreadNote } from './ShownRecord';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { brand, settingsType } from '@/domain/settings';
import { formatDateTime } from '@/lib/dates';
import { useMinute } from '@/shared/useNow';
import { settingsOptions } from '@/shared/queries/siteContent';
import { useLocation, useNavigate } from '@tanstack/react-router';

interface AdminHeadingProps {
  title: string;
  subtitle?: string | undefined;
  /** The main button of the screen. */
  action?: Elements;
}

export function AdminHeading({ title, subtitle, action }: AdminHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1 className="text-3xl">{title}</h1>
        {subtitle !== undefined && <p className="text-muted">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}

/** The head of a printed page: the office's details from the settings, and the time. */
export function Letterhead() {
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const now = useMinute();
  const { address, contactPhone, contactEmail } = settings;
  const lines = [address, contactPhone, contactEmail].map((line) => line.trim());
  return (
    <div className="print-only mb-2 border-b-2 pb-2" translate="no">
      <p className="flex justify-between gap-4">
        <bdi className="font-display text-xl font-semibold">{brand(settings).name}</bdi>
        <span className="text-sm">
          {now && strings.printed(formatDateTime(now.getTime()) ?? '')}
        </span>
      </p>
      <p className="text-sm whitespace-pre-line">
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <bdi key={line} className="me-4">
              {line}
            </bdi>
          ))}
      </p>
    </div>
  );
}

/**
 * The tab that the URL's hash selects, and the function that shows another. A hash that selects
 * none, such as that of a dialog, does not change the tab.
 */
export function useHashTab<Id extends string>(
  tabOf: (hash: string) => Id | undefined,
  first: Id,
): readonly [shown: Id, show: (id: Id) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const asked = tabOf(hash);
  const [{ shown, followed }, follow] = useState({ shown: asked ?? first, followed: hash });
  if (hash !== followed) follow({ shown: asked ?? shown, followed: hash });
  const show = (id: Id) => {
    follow({ shown: id, followed: hash });
    // Updates the hash, so that a link to the previous tab works. No input is lost, so nothing
    // asks.
    void navigate({
      to: '.',
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  };
  return [shown, show];
}

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
        <TextInput
          type="search"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
        />
      </Field>
      {filters.map(({ label: name, value = '', options, onChange }) => (
        <Field key={name} label={name}>
          <Select
            value={value}
            onChange={({ target }) => onChange(target.value || undefined)}
            options={options}
          >
            <option value="">{strings.list.all}</option>
          </Select>
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
      <Select
        value={chosen}
        onChange={({ target }) => {
          const order = orders[target.selectedIndex];
          if (order) onSort({ by: order.by, descending: order.descending });
        }}
        options={orders.map(({ label }, index) => ({ value: String(index), label }))}
      />
    </Field>
  );
}

interface ListFrameProps {
  of: CollectionKey;
  texts: {
    readonly title: string;
    readonly note?: string;
    /** What the records are called. */
    readonly records: RecordNames;
    /** Singular and plural of a row, within a sentence. */
    readonly words: { readonly one: string; readonly many: string };
  };
  /** The numbers of all rows and of those shown. */
  counts: { readonly stored: number; readonly found: number };
  /** Next to the heading, if there are rows. */
  action?: Elements;
  /** Above the list. */
  notice?: Elements;
  /** Undefined for a short list, which needs no search. */
  tools: ListToolsProps | undefined;
  /** Shown for an empty list, and if no row matches. */
  empty: {
    readonly title: string;
    readonly text: string;
    readonly action: Elements;
    readonly onShowAll: () => void;
  };
  section?: RefObject<HTMLElement | null>;
  children: Elements;
}

/** A list with its heading, search and filters, or its empty state. */
export function ListFrame(props: ListFrameProps) {
  const { of: key, texts, action, notice, tools, empty, section, children } = props;
  const { stored, found } = props.counts;
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  return (
    <section ref={section} aria-labelledby="list-title" className="sheet grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="list-title" tabIndex={-1} className="text-2xl outline-none">
            {texts.title}
          </h2>
          {stored > 0 && (
            <output className="text-sm text-muted tabular-nums">
              {found === stored
                ? strings.list.count(stored, texts.words)
                : strings.list.found(found, stored)}
            </output>
          )}
          {texts.note !== undefined && <p className="w-full text-muted">{texts.note}</p>}
        </div>
        {stored > 0 && action}
      </div>
      {notice}
      <UnreadNote of={key} names={texts.records} />
      {stored > 0 && tools && <ListTools {...tools} />}
      {found > 0 && children}
      {found === 0 && (stored > 0 || unread === 0) && (
        <EmptyState
          level="h3"
          drawing={<BlankForm />}
          title={empty.title}
          text={stored > 0 ? strings.list.noMatch : empty.text}
          action={
            stored > 0 ? (
              <Button variant="outline" onClick={empty.onShowAll}>
                {strings.list.showAll(texts.words.many)}
              </Button>
            ) : (
              empty.action
            )
          }
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
