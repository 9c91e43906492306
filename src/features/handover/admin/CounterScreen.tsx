import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { applicantName } from '@/domain/applicationForm';
import { OFFICE } from '@/engines/handover/office';
import { enableSharing, onFileReceived, takeReceived } from '@/lib/browser/received';
import type {
  OpenedHandover,
  Match,
  ReadResult,
  ReadFailure,
  HandoverSource,
} from '@/features/handover/store/readHandover';
import { scannedSheet } from '@/features/handover/store/officeKeys';
import { readHandoverOptions, sharedFilesOptions } from '@/features/handover/admin/queries';
import { removeApplicationOptions } from '@/features/applications/admin/queries';
import { applicationsOptions } from '@/features/applications/queries';
import { Banner, Card, Button, buttonClass } from '@/ui/elements';
import { CodeReader } from '@/ui/codes/CodeReader';
import { useHandedCode } from '@/ui/codes/useTypedCodes';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { AdminHeading } from '@/shared/admin/ListFrame';
import { StoredApplication } from './StoredApplication';
import { MatchList, QueueList, useComing, useQueues } from './QueueList';
import { HandoverReview } from './HandoverReview';
import { scrollIntoView } from '@/ui/focus';
import { DaySheet } from './DaySheet';
import { strings } from './strings';
import '@/features/applications/admin/applications.css';
import type { QueueName } from '../model/queue';
import './counterScreen.css';
import { ACTIVITY_EVENTS } from '@/config';

const COVER_MS = 120_000;

/** Hides names from the other side of the counter after two minutes without input. */
function PrivacyCover({ children }: { children: ReactNode }) {
  const [isCovered, setIsCovered] = useState(false);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isCovered) {
      const uncover = (event: Event) => {
        // The key press that removes the cover must have no other effect.
        event.preventDefault();
        event.stopImmediatePropagation();
        setIsCovered(false);
      };
      const keys = ['keydown', 'pointerdown'] as const;
      for (const name of keys) addEventListener(name, uncover, true);
      return () => {
        for (const name of keys) removeEventListener(name, uncover, true);
      };
    }
    // Return the focus to the field that had it.
    if (focused.current instanceof HTMLElement) focused.current.focus();
    const cover = () => {
      focused.current = document.activeElement;
      setIsCovered(true);
    };
    let timer = setTimeout(cover, COVER_MS);
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(cover, COVER_MS);
    };
    for (const name of ACTIVITY_EVENTS) addEventListener(name, rest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) removeEventListener(name, rest);
    };
  }, [isCovered]);
  return (
    <>
      {isCovered && (
        <div
          role="alert"
          className="fixed inset-0 z-60 grid content-center justify-items-center gap-2 bg-base-100 p-4 text-center"
        >
          <p className="text-2xl">{strings.cover.title}</p>
          <p>{strings.cover.text}</p>
        </div>
      )}
      <div hidden={isCovered} className="grid gap-6">
        {children}
      </div>
    </>
  );
}

const route = getRouteApi('/admin/counter/');
const KEY_FORM = { to: '/admin/dashboard/profile', hash: 'key' } as const;

function refusalText(failure: ReadFailure): string {
  if (failure.kind === 'refused') return failure.why;
  if (failure.kind === 'otherOffice') return strings.otherOffice(failure.keyId);
  return strings.problems[failure.problem];
}

/**
 * Takes files that the system opens with the app, one at a time, and enables sharing to the app.
 * Shared files wait for a click, because a web page may have sent them. Returns their number, and a
 * function that takes the next one.
 */
function useReceivedFiles(isWaiting: boolean, onFile: (file: File) => void) {
  const { data: waiting = 0, refetch } = useQuery(sharedFilesOptions);
  const take = async (from: 'opened' | 'shared', isDiscarded = false) => {
    try {
      const file = await takeReceived(from);
      if (file && !isDiscarded) onFile(file);
      await refetch();
      await enableSharing();
    } catch (error) {
      console.warn('What came from outside cannot be taken:', error);
    }
  };
  const takeOpened = useEffectEvent(() => void take('opened'));
  useEffect(() => {
    if (isWaiting) takeOpened();
  }, [isWaiting]);
  useEffect(() => onFileReceived(() => takeOpened()), []);
  return {
    waiting: isWaiting ? waiting : 0,
    takeShared: (isDiscarded: boolean) => void take('shared', isDiscarded),
  };
}

/** The stored application with this id, and the one that comes after it in its queue. */
function useStoredCase(id: string | undefined, queue: QueueName) {
  const { data: stored = [], isFetching } = useQuery(applicationsOptions);
  const here = stored.find((each) => each.id === id);
  const work = useQueues();
  return { here, isFetching, work, following: useComing(work?.queues[queue], here) };
}

/** Calls `hear` for each key that no dialog handles. */
function useDeskKeys(hear: (event: KeyboardEvent) => void): void {
  const hearOutside = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
      return;
    hear(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hearOutside(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** What was just read. A stored application is named in the URL instead. */
interface Shown {
  readonly matches?: readonly Match[];
  /** The total number of matches, if `matches` has only the first. */
  readonly found?: number;
  readonly opened?: OpenedHandover;
  readonly failure?: ReadFailure;
  /** Whether another app shared or opened it. */
  readonly isReceived?: boolean;
  /** The application that was handed over again unchanged. */
  readonly unchangedId?: string;
}

/** The counter's screen: receives and decides applications, and hands back decision slips. */
export function CounterScreen() {
  const { application: id, view, queue = 'waiting', day } = route.useSearch();
  const navigate = route.useNavigate();
  const reader = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({});
  const { matches = [], opened, failure, isReceived = false, unchangedId } = shown;
  const { mutate, isPending: isReading, reset } = useMutation(readHandoverOptions);
  const { here, isFetching, work, following } = useStoredCase(id, queue);
  const coming = view === undefined ? following : undefined;
  const isWaiting =
    id === undefined && view === undefined && opened === undefined && matches.length === 0;

  /** Whether a case is open, for which the parts above it are made smaller. */
  const isOpen = view === undefined && (here !== undefined || opened !== undefined);

  const focusReader = () => reader.current?.querySelector('input')?.focus();
  const show = (search: { application?: string }, after: Shown = {}) => {
    setShown(after);
    // Keep the scroll position, because an application focuses its own heading.
    void navigate({ search: (now) => ({ queue: now.queue, ...search }), resetScroll: false });
  };
  const choose = (match: Match, fromApp: boolean) => {
    const { id: application } = match.application;
    if (match.comparison === undefined) show({ application });
    else if (match.comparison === 'same') show({ application }, { unchangedId: application });
    else show({}, { opened: match, isReceived: fromApp });
  };
  const take = (result: ReadResult, fromApp = false) => {
    if (result.kind === 'key') {
      scannedSheet.digits = result.digits;
      void navigate(KEY_FORM);
    } else if (result.kind === 'read') {
      const [only, ...others] = result.matches;
      if (only && others.length === 0 && result.isExactMatch) choose(only, fromApp);
      else show({}, { ...result, isReceived: fromApp });
    } else setShown((before) => ({ ...before, failure: result }));
  };
  // Of several readings in a row, `mutate` calls `onSuccess` for the last one only.
  const takeFile = (file: File, fromApp = false) =>
    mutate({ payload: file, how: 'file' }, { onSuccess: (result) => take(result, fromApp) });
  const takeText = (text: string, how: HandoverSource) =>
    mutate({ payload: text, how }, { onSuccess: (result) => take(result) });
  const next = () => {
    reset();
    show({});
    focusReader();
  };
  const openComing = () => {
    reset();
    if (coming) show({ application: coming.id });
  };

  // The code of an opened link, which has been removed from the URL.
  useHandedCode((code) => takeText(code, 'paste'));
  const { waiting, takeShared } = useReceivedFiles(isWaiting, (file) => takeFile(file, true));
  useDeskKeys((event) => {
    if (event.key === 'Escape' && !isWaiting) next();
    if (event.key === 'ArrowDown' && event.altKey && coming) {
      event.preventDefault();
      openComing();
    }
  });
  const focusAtStart = useEffectEvent(() => {
    // On a touch screen, focusing the input would bring up the keyboard.
    if (isWaiting && matchMedia('(pointer: fine)').matches) focusReader();
  });
  useEffect(() => focusAtStart(), []);

  return (
    <PrivacyCover>
      <div
        className="counter-top"
        data-open={isOpen ? '' : undefined}
        data-needs-room={isOpen ? '' : undefined}
      >
        <div className="no-print">
          <AdminHeading title={strings.title} />
        </div>
        {!isWaiting && (
          <div
            // Truncates a long name rather than the button beside it.
            className="counter-actions no-print grid grid-flow-col grid-cols-[minmax(0,auto)] gap-3"
          >
            {coming && here && (
              <Button
                // Once this application is decided, this is the primary action.
                variant={here.status === 'Submitted' ? 'outline' : undefined}
                className="min-w-0"
                aria-keyshortcuts="Alt+ArrowDown"
                onClick={openComing}
              >
                {strings.queue.next(applicantName(coming) || strings.noName)}
              </Button>
            )}
            <Button variant="outline" aria-keyshortcuts="Escape" onClick={next}>
              {strings.next}
            </Button>
          </div>
        )}
        {OFFICE.demo === true && (
          <div className="counter-notice">
            <Banner text={isOpen ? strings.demoLine : strings.demo} />
          </div>
        )}
        <nav aria-label={strings.views.label} className="counter-views tab-list no-print">
          {([undefined, 'day'] as const).map((each) => (
            <Link
              key={each ?? 'counter'}
              to="/admin/counter"
              search={each === undefined ? {} : { view: each }}
              onClick={() => setShown({})}
              aria-current={view === each ? 'page' : undefined}
              data-active={view === each ? '' : undefined}
              className="tab-button"
            >
              {strings.views[each ?? 'counter']}
            </Link>
          ))}
        </nav>
        {view === undefined && (
          <Card className="counter-reader grid gap-3 no-print">
            <div ref={reader}>
              <CodeReader
                label={strings.reader}
                isWaiting={isWaiting}
                placeholder={isOpen ? strings.readerLine : undefined}
                onText={takeText}
                onFile={(file) => takeFile(file)}
              />
            </div>
            <div role="status" className="grid gap-2 empty:hidden">
              {isReading ? (
                <p>{strings.reading}</p>
              ) : (
                opened &&
                !failure && (
                  <p className="sr-only">
                    {opened.comparison === 'documents'
                      ? strings.read.documentsState
                      : strings.read.state}
                  </p>
                )
              )}
              {isReceived && <p className="font-semibold">{strings.received}</p>}
              {waiting > 0 && <p className="font-semibold">{strings.shared.waiting(waiting)}</p>}
            </div>
            {waiting > 0 && (
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" onClick={() => takeShared(false)}>
                  {strings.shared.open}
                </Button>
                <Button variant="ghost" onClick={() => takeShared(true)}>
                  {strings.shared.discard}
                </Button>
              </div>
            )}
            <div role="alert" className="grid gap-2 empty:hidden">
              {failure && (
                <p
                  key={refusalText(failure)}
                  ref={scrollIntoView}
                  className="failure-note wrap-anywhere"
                >
                  {refusalText(failure)}
                </p>
              )}
              {failure?.kind === 'problem' && failure.problem === 'noKey' && (
                <Link {...KEY_FORM} className={buttonClass({ className: 'justify-self-start' })}>
                  {strings.installKey}
                </Link>
              )}
            </div>
          </Card>
        )}
      </div>
      {isWaiting && work && <QueueList shown={queue} {...work} />}
      {view === 'day' && (
        <DaySheet
          asked={day}
          onDay={(to) =>
            void navigate({ search: { view: 'day', day: to }, replace: true, resetScroll: false })
          }
        />
      )}
      {matches.length > 0 && (
        <MatchList
          matches={matches}
          found={shown.found}
          onChoose={(match) => choose(match, isReceived)}
        />
      )}
      {opened && (
        <HandoverReview
          key={opened.list}
          opened={opened}
          onDone={(application) => show({ application })}
        />
      )}
      {here && (
        <ShownRecord
          record={here}
          removal={removeApplicationOptions}
          renderNote={(note) => <Card>{note}</Card>}
          renderRecord={() => (
            <StoredApplication
              key={here.id}
              application={here}
              isUnchanged={unchangedId === here.id}
            />
          )}
        />
      )}
      {id !== undefined && here === undefined && !isFetching && <p>{strings.here.gone}</p>}
    </PrivacyCover>
  );
}
