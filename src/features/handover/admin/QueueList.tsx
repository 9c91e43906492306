import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactElement, useMemo, useState } from 'react';
import { type VisaApplication } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { applicantName } from '@/domain/applicationForm';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import {
  decidedTwiceOptions,
  removeApplicationOptions,
} from '@/features/applications/admin/queries';
import { applicationsOptions } from '@/features/applications/queries';
import { decidedOnOptions, queueRecordsOptions } from '@/features/handover/admin/queries';
import {
  daysToTravel,
  nextIn,
  type QueueName,
  type QueueRecord,
  type Queues,
  QUEUES,
  queuesOf,
} from '../model/queue';
import { visibleAscii } from '@/lib/text/typed';
import { formatCount } from '@/lib/text/numbers';
import { formatDay, formatShortDate, formatTime, localDate } from '@/lib/dates';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { useNow } from '@/shared/useNow';
import { Badge, Card, Button } from '@/ui/elements';
import { OpenedElsewhere, shownTrackingNumber, withVisibleCharacters } from './HandoverReview';
import { strings } from './strings';
import type { Match } from '../store/readHandover';
import { keyed } from '@/lib/sorting';

const PAGE = 50;

/** The queues of this counter with the times of today's decisions; undefined while loading. */
export function useQueues() {
  const today = localDate(useNow());
  const { data: every } = useQuery(applicationsOptions);
  const { data: twice } = useQuery(decidedTwiceOptions);
  const { data: decided } = useQuery(decidedOnOptions(today));
  return useMemo(
    () =>
      every &&
      twice &&
      decided && { today, decided, queues: queuesOf(every, { twice, today: decided }, today) },
    [every, twice, decided, today],
  );
}

const NONE: readonly VisaApplication[] = [];

/** The application to continue with after the current one. */
export function useComing(
  queue: readonly VisaApplication[] = NONE,
  here: VisaApplication | undefined,
): VisaApplication | undefined {
  const today = localDate(useNow());
  const { data: records } = useQuery(queueRecordsOptions(queue.slice(0, PAGE)));
  return nextIn(queue, here, today, records);
}

function TravelDate({ date, today }: { date: string; today: string }) {
  const days = daysToTravel(date, today);
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(date) ?? (date || '-')}</span>{' '}
      {days !== undefined && (
        <Badge tone={days < 0 ? 'red' : 'yellow'}>
          {days < 0 ? strings.queue.overdue : strings.queue.near(days)}
        </Badge>
      )}
    </>
  );
}

interface QueueRowProps {
  application: VisaApplication;
  name: QueueName;
  today: string;
  /** In milliseconds since 1970. */
  decidedAt: number | undefined;
  record: QueueRecord | undefined;
}

/** The time if it was today, otherwise the date. */
function sinceText({ submissionDate }: VisaApplication, since: number | undefined, today: string) {
  if (since === undefined) return formatShortDate(submissionDate) ?? (submissionDate || '-');
  return localDate(new Date(since)) === today ? formatTime(since) : formatShortDate(since);
}

function QueueRow({ application, name, today, decidedAt, record }: QueueRowProps) {
  const { id, passportNumber, visaType, travelDate, status } = application;
  return (
    <tr>
      <td className="font-mono">
        <Link
          to="/admin/counter"
          search={{ application: id, queue: name }}
          resetScroll={false}
          className="text-primary underline"
          translate="no"
        >
          {shownTrackingNumber(application)}
        </Link>
      </td>
      <td>
        <bdi translate="no" className="line-clamp-3">
          {applicantName(application) || strings.noName}
        </bdi>
        {record?.elsewhere && (
          <span className="block text-sm text-advice">
            <OpenedElsewhere {...record.elsewhere} />
          </span>
        )}
      </td>
      <td translate="no" className="font-mono sm:min-w-[calc(9ch+0.75rem)]">
        {visibleAscii(passportNumber) || '-'}
      </td>
      <td className="sm:min-w-32">{visaTypeLabel(visaType) || '-'}</td>
      {name === 'decided' ? (
        <>
          <td>
            <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
          </td>
          <td className="whitespace-nowrap tabular-nums">
            {decidedAt !== undefined && formatTime(decidedAt)}
          </td>
        </>
      ) : (
        <>
          <td className="tabular-nums">
            <TravelDate date={travelDate} today={today} />
          </td>
          <td className="whitespace-nowrap tabular-nums">
            {sinceText(application, record?.since, today)}
          </td>
        </>
      )}
    </tr>
  );
}

interface CounterTableProps extends Pick<
  ComponentProps<'table'>,
  'aria-label' | 'aria-labelledby'
> {
  columns: readonly string[];
  rows: readonly { application: VisaApplication; row: ReactElement }[];
}

/** A row for each application, or a note in place of one that cannot be shown. */
export function CounterTable({ columns, rows, ...name }: CounterTableProps) {
  return (
    <table {...name} className="counter-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ application, row }) => (
          <ShownRecord
            key={application.id}
            record={application}
            removal={removeApplicationOptions}
            renderNote={(note) => (
              <tr>
                <td colSpan={columns.length}>{note}</td>
              </tr>
            )}
            renderRecord={() => row}
          />
        ))}
      </tbody>
    </table>
  );
}

interface QueueTableProps extends Pick<QueueRowProps, 'name' | 'today'> {
  applications: readonly VisaApplication[];
  decided: ReadonlyMap<string, number>;
}

function QueueTable({ applications, decided, name, today }: QueueTableProps) {
  const [count, setCount] = useState(PAGE);
  const shown = applications.slice(0, count);
  const { data: records } = useQuery(queueRecordsOptions(shown));
  const columns = name === 'decided' ? strings.queue.decidedColumns : strings.queue.columns;
  if (applications.length === 0) return <p>{strings.queue.none}</p>;
  return (
    <>
      <CounterTable
        aria-label={strings.queue.names[name]}
        columns={columns}
        rows={shown.map((application) => ({
          application,
          row: (
            <QueueRow
              application={application}
              name={name}
              today={today}
              decidedAt={decided.get(application.id)}
              record={records?.get(application.id)}
            />
          ),
        }))}
      />
      {applications.length > count && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => setCount(count + PAGE)}
        >
          {strings.queue.more(Math.min(PAGE, applications.length - count))}
        </Button>
      )}
    </>
  );
}

interface QueueListProps {
  shown: QueueName;
  queues: Queues;
  decided: ReadonlyMap<string, number>;
  today: string;
}

/** The applications to work on at this counter, and those decided today. */
export function QueueList({ shown, queues, ...rest }: QueueListProps) {
  return (
    <Card className="grid gap-4">
      <nav aria-label={strings.queue.label} className="tab-list no-print">
        {QUEUES.filter((name) => name !== 'twice' || name === shown || queues.twice.length > 0).map(
          (name) => (
            <Link
              key={name}
              to="/admin/counter"
              search={{ queue: name }}
              resetScroll={false}
              aria-current={shown === name ? 'page' : undefined}
              data-active={shown === name ? '' : undefined}
              className="tab-button"
            >
              {strings.queue.names[name]}{' '}
              {name === 'twice' && queues.twice.length > 0 ? (
                <Badge tone="red">{formatCount(queues.twice.length)}</Badge>
              ) : (
                <span className="font-normal tabular-nums">{formatCount(queues[name].length)}</span>
              )}
            </Link>
          ),
        )}
      </nav>
      <QueueTable key={shown} name={shown} applications={queues[shown]} {...rest} />
    </Card>
  );
}

/** Details that tell applicants of the same name apart. */
function Details({ application }: { application: VisaApplication }) {
  const { passportNumber, dateOfBirth, visaType, travelDate } = withVisibleCharacters(application);
  const dayOf = (date: string) => formatDay(date) ?? date;
  const facts = [
    passportNumber,
    dateOfBirth && strings.born(dayOf(dateOfBirth)),
    visaTypeLabel(visaType),
    travelDate && strings.travels(dayOf(travelDate)),
  ].filter((each) => each !== '');
  return keyed(facts, (each) => each).map(({ key, item }, place) => (
    <span key={key}>
      {place > 0 && <span> · </span>}
      <bdi translate={item === passportNumber ? 'no' : undefined}>{item}</bdi>
    </span>
  ));
}

/** A ref callback that focuses an element when it mounts. */
const focusNow = (element: HTMLElement | null) => element?.focus();

interface MatchListProps {
  matches: readonly Match[];
  /** The total number of matches, if these are only the first. */
  found: number | undefined;
  onChoose: (match: Match) => void;
}

/** The applications that match what was read or typed, to choose one from. */
export function MatchList({ matches, found = matches.length, onChoose }: MatchListProps) {
  const isOfRead = matches.some(({ comparison }) => comparison !== undefined);
  return (
    <Card className="grid gap-3">
      <h2 className="text-2xl">
        {isOfRead ? strings.several : strings.found(matches.length, found)}
      </h2>
      <ul className="grid gap-2">
        {matches.map((match, place) => (
          <li key={match.application.id}>
            <ShownRecord
              record={match.application}
              removal={match.comparison === undefined ? removeApplicationOptions : undefined}
              renderRecord={() => (
                <button
                  ref={place === 0 ? focusNow : undefined}
                  type="button"
                  className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-hairline px-3 py-2 text-start wrap-anywhere hover:bg-base-300"
                  onClick={() => onChoose(match)}
                >
                  <span translate="no" className="font-mono">
                    {shownTrackingNumber(match.application)}
                  </span>
                  <span className="line-clamp-3">
                    <bdi translate="no">{applicantName(match.application) || strings.noName}</bdi>
                  </span>
                  {match.comparison === undefined && (
                    <Badge tone={statusTone(match.application.status)}>
                      {statusLabel(match.application.status)}
                    </Badge>
                  )}
                  <span className="basis-full text-sm text-muted">
                    <Details application={match.application} />
                  </span>
                </button>
              )}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
