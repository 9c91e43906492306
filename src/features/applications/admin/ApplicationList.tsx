import { useQuery } from '@tanstack/react-query';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Eye } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { applicantName } from '@/domain/applicationForm';
import { type VisaApplication } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { APPLICATION_COLUMNS, type ApplicationSort, COLUMN_LABELS } from '../model/applicationList';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { encodedPart } from '@/lib/text/typed';
import { formatShortDate } from '@/lib/dates';
import { decidedTwiceOptions, removeApplicationOptions } from './queries';
import { Badge, Button } from '@/ui/elements';
import { usePrinting } from '@/ui/mediaQueries';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { SortHeading } from '@/shared/admin/ListFrame';
import { strings as shared } from '@/shared/admin/strings';
import { strings } from './strings';

/** The row that a key moves to: rows count from 0 to `last`, `page` of them are visible. */
export function rowByKey(
  key: string,
  row: number,
  { page, last }: { page: number; last: number },
): number | undefined {
  const target = (() => {
    switch (key) {
      case 'ArrowDown':
        return row + 1;
      case 'ArrowUp':
        return row - 1;
      case 'PageDown':
        return row + page;
      case 'PageUp':
        return row - page;
      case 'Home':
        return 0;
      case 'End':
        return last;
      default:
        return undefined;
    }
  })();
  return target === undefined ? undefined : Math.min(Math.max(target, 0), Math.max(last, 0));
}

interface ApplicationRowProps {
  application: VisaApplication;
  /** Whether counters decided differently about this application. */
  isDecidedTwice: boolean;
  index: number;
  /** Set for the one row in the tab order. */
  tabStop?: RefObject<HTMLButtonElement | null> | undefined;
  onOpen: (index: number) => void;
}

const ApplicationRow = memo(function ApplicationRow({
  application,
  isDecidedTwice,
  index,
  tabStop,
  onOpen,
}: ApplicationRowProps) {
  const { id, trackingNumber, visaType, submissionDate, status } = application;
  const name = applicantName(application);
  const open = (event: MouseEvent<HTMLElement>) => {
    // Leave clicks with a modifier key to the browser, which opens a tab or selects text.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const marked = getSelection();
    const isMarking =
      marked?.isCollapsed === false && marked.containsNode(event.currentTarget, true);
    if (!isMarking || event.detail === 0) onOpen(index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the button in it
    <tr aria-rowindex={rowIndex(index)} className="application-row" onClick={open}>
      <td className="font-mono font-semibold">
        <bdi translate="no">{trackingNumber || '-'}</bdi>
      </td>
      <td title={name}>
        {name === '' ? (
          '-'
        ) : (
          <a href={`?open=${encodedPart(id)}`} tabIndex={-1} className="hover:underline">
            <bdi translate="no">{name}</bdi>
          </a>
        )}
      </td>
      <td>
        <bdi>{visaTypeLabel(visaType) || '-'}</bdi>
      </td>
      <td className="tabular-nums">{formatShortDate(submissionDate) ?? (submissionDate || '-')}</td>
      <td>
        {status === '' ? (
          '-'
        ) : (
          <Badge tone={isDecidedTwice ? 'red' : statusTone(status)} className="max-w-full">
            <bdi className="truncate">
              {isDecidedTwice ? strings.row.decidedTwice : statusLabel(status)}
            </bdi>
          </Badge>
        )}
      </td>
      <td>
        <Button
          ref={tabStop}
          variant="ghost"
          size="icon"
          tabIndex={tabStop ? 0 : -1}
          aria-label={strings.row.view(trackingNumber, name)}
        >
          <Eye aria-hidden className="size-5" />
        </Button>
      </td>
    </tr>
  );
});

/** `aria-rowindex` counts from 1, and the headings are the first row. */
const rowIndex = (index: number): number => index + 2;

/** A spacer in place of rows that are not rendered; its height is in CSS pixels. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className="application-space" style={{ height }} />;
}

// Heights of the headings, a row and a card; they must match applications.css.
const HEAD_REM = 2.5;
const ROW_REM = 2.5;
const CARD_REM = 8.5;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Heights of a row and of the headings in CSS pixels; cards on narrow screens have no headings. */
function useRowHeight(isWide: boolean) {
  const unit = useSyncExternalStore(subscribe, rem);
  return isWide
    ? { rowHeight: ROW_REM * unit, headHeight: HEAD_REM * unit }
    : { rowHeight: CARD_REM * unit, headHeight: 0 };
}

/** Printing more would take long and fill dozens of pages. */
const PRINTED_ROWS = 500;

interface ApplicationListProps {
  applications: readonly VisaApplication[];
  /** Identifies the list; a new one scrolls to the top. */
  listKey: string;
  isWide: boolean;
  sort: ApplicationSort;
  onSort: (sort: ApplicationSort) => void;
  /** Index of the row that the arrow keys start from. */
  current: number;
  onMove: (index: number) => void;
  onOpen: (index: number) => void;
  /** Receives the button of the current row. */
  currentButton: RefObject<HTMLButtonElement | null>;
}

/** A virtualised list, printed up to a limit; arrow keys move between rows. */
export const ApplicationList = memo(function ApplicationList({
  applications,
  listKey,
  isWide,
  sort,
  onSort,
  current,
  onMove,
  onOpen,
  currentButton,
}: ApplicationListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { data: twice } = useQuery(decidedTwiceOptions);
  const isPrinting = usePrinting();
  const { rowHeight, headHeight } = useRowHeight(isWide);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it goes into a memoised component
  const virtualizer = useVirtualizer({
    count: applications.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // Render about as many rows as fit at once, instead of after a first layout.
    initialRect: { width: 0, height: innerHeight / 2 },
    overscan: 4,
    // The headings are above the first row and sticky.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The current row is always rendered, so that scrolling does not lose the focus.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        isPrinting
          ? Array.from({ length: Math.min(range.count, PRINTED_ROWS) }, (_, index) => index)
          : [...new Set([...defaultRangeExtractor(range), current])]
              .filter((index) => index < range.count)
              .toSorted((a, b) => a - b),
      [current, isPrinting],
    ),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [listKey]);
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [virtualizer, current]);

  const [isWalking, setIsWalking] = useState(false);
  useLayoutEffect(() => {
    if (isWalking) currentButton.current?.focus();
  }, [isWalking, current, currentButton]);

  const rows = virtualizer.getVirtualItems();
  const walk = (event: KeyboardEvent) => {
    const isInHead = event.target instanceof Element && event.target.closest('.application-head');
    if (isInHead || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight) - 1);
    const target = rowByKey(event.key, current, { page, last: applications.length - 1 });
    if (target === undefined) return;
    event.preventDefault();
    setIsWalking(true);
    onMove(target);
  };

  return (
    <div ref={box} className="application-box" data-wide={isWide || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
      <table
        aria-labelledby="list-title"
        aria-rowcount={applications.length + 1}
        className="application-table"
        onKeyDown={walk}
        onBlur={() => setIsWalking(false)}
      >
        <thead className="application-head">
          <tr aria-rowindex={1}>
            {APPLICATION_COLUMNS.map((column) => (
              <SortHeading
                key={column}
                column={column}
                label={COLUMN_LABELS[column]}
                // The first click sorts dates from the newest, and texts from A.
                startsDescending={column === 'submissionDate'}
                sort={sort}
                onSort={onSort}
              />
            ))}
            <th scope="col">{shared.list.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, start }, place) => {
            const application = applications[index];
            return (
              application && (
                <Fragment key={index}>
                  <Space height={start - (rows[place - 1]?.end ?? headHeight)} />
                  <ShownRecord
                    record={application}
                    removal={removeApplicationOptions}
                    renderNote={(note) => (
                      <tr aria-rowindex={rowIndex(index)} className="application-row">
                        <td
                          colSpan={APPLICATION_COLUMNS.length + 1}
                          className="application-unshown"
                        >
                          {note}
                        </td>
                      </tr>
                    )}
                    renderRecord={() => (
                      <ApplicationRow
                        application={application}
                        isDecidedTwice={twice?.has(application.id) === true}
                        index={index}
                        tabStop={index === current ? currentButton : undefined}
                        onOpen={onOpen}
                      />
                    )}
                  />
                </Fragment>
              )
            );
          })}
          <Space
            height={virtualizer.getTotalSize() + headHeight - (rows.at(-1)?.end ?? headHeight)}
          />
        </tbody>
      </table>
      {applications.length > PRINTED_ROWS && (
        <p className="print-only my-3">{strings.list.printed(PRINTED_ROWS, applications.length)}</p>
      )}
    </div>
  );
});
