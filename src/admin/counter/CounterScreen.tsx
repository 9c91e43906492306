import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { statusTone } from '@/content/applications/status';
import { applicantName } from '@/content/applicationForm';
import { OFFICE } from '@/content/handover/office';
import {
  type Arrival,
  type Reading,
  readFile,
  readText,
  type Source,
} from '@/queries/admin/counter';
import { applicationsOptions } from '@/queries/content/tracking';
import { Badge } from '@/ui/Badge';
import { Banner } from '@/ui/Banner';
import { Card } from '@/ui/Card';
import { CodeReader } from '@/ui/codes/CodeReader';
import { useReceivedFiles } from '@/ui/codes/useReceivedFiles';
import { useHandedCode } from '@/ui/codes/useHandedCode';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { AdminHeading } from '../AdminHeading';
import { ApplicationHere } from './ApplicationHere';
import { CounterCover } from './CounterCover';
import { KeyPanel } from './KeyPanel';
import { ReadApplication, shownNumber } from './ReadApplication';
import { TodayList } from './TodayList';
import { strings } from './strings';
import '../applications/applications.css';
import './counter.css';

const route = getRouteApi('/admin/counter/');

/** What was read and is on the screen; an application of this device is in the address instead. */
type Shown = Extract<Reading, { kind: 'arrived' | 'found' }>;
/** What was refused; what was on the screen stays. */
type Refused = Exclude<Reading, Shown | { kind: 'key' }>;

function refusalOf(refused: Refused): string {
  switch (refused.kind) {
    case 'problem':
      return strings.problems[refused.problem];
    case 'otherOffice':
      return strings.otherOffice(refused.keyId);
    case 'refused':
      return refused.why;
  }
}

/** Where applications are handed over, decided, and the decision handed back. */
export function CounterScreen() {
  const { application: id, view } = route.useSearch();
  const navigate = route.useNavigate();
  const reader = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const [chosen, setChosen] = useState<Arrival>();
  const [refused, setRefused] = useState<Refused>();
  const [unchangedId, setUnchangedId] = useState<string>();
  const [sheet, setSheet] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [reads, setReads] = useState(0);
  const turn = useRef(0);
  const { data: stored = [] } = useQuery(applicationsOptions);
  const here = id === undefined ? undefined : stored.find((each) => each.id === id);

  const clear = useCallback(() => {
    setShown(undefined);
    setChosen(undefined);
    setRefused(undefined);
    setUnchangedId(undefined);
    setSheet('');
  }, []);
  const open = (applicationId: string) => {
    clear();
    void navigate({ search: { application: applicationId } });
  };
  const show = (reading: Reading) => {
    setReads((count) => count + 1);
    if (reading.kind === 'key') {
      clear();
      setSheet(reading.digits);
      void navigate({ search: { view: 'key' } });
      return;
    }
    if (reading.kind !== 'arrived' && reading.kind !== 'found') {
      setRefused(reading);
      return;
    }
    clear();
    const [only, ...others] = reading.kind === 'arrived' ? reading.arrivals : [];
    if (only?.standing === 'same' && others.length === 0) {
      open(only.application.id);
      setUnchangedId(only.application.id);
      return;
    }
    setShown(reading);
    setChosen(others.length === 0 ? only : undefined);
    void navigate({ search: {} });
  };
  const receive = async (read: () => Promise<Reading>) => {
    turn.current += 1;
    const own = turn.current;
    setIsReading(true);
    let reading: Reading;
    try {
      reading = await read();
    } catch {
      // The file went away, or the database gave up: nothing was read.
      reading = { kind: 'problem', problem: 'notWhole' };
    }
    if (own !== turn.current) return;
    setIsReading(false);
    show(reading);
  };
  const takeFile = (file: File) => void receive(() => readFile(file));
  const takeText = (text: string, how: Source) => void receive(() => readText(text, how));

  // A link that was opened: its code is taken out of the address before anything else.
  useHandedCode((code) => takeText(code, 'paste'));

  const next = useCallback(() => {
    turn.current += 1;
    setIsReading(false);
    clear();
    void navigate({ search: {} });
    reader.current?.querySelector('input')?.focus();
  }, [clear, navigate]);
  const isWaiting = id === undefined && shown === undefined && view === undefined;
  useReceivedFiles(isWaiting, takeFile);
  useEffect(() => {
    if (isWaiting) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) next();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isWaiting, next]);

  const state = shown?.kind === 'arrived' ? strings.read.state : '';
  return (
    <CounterCover>
      <div className="no-print">
        <AdminHeading
          title={strings.title}
          subtitle={strings.subtitle}
          action={
            !isWaiting && (
              <Button size="lg" aria-keyshortcuts="Escape" onClick={next}>
                {strings.next}
              </Button>
            )
          }
        />
      </div>
      {OFFICE.demo === true && <Banner text={strings.demo} />}
      <nav aria-label={strings.views.label} className="flex flex-wrap gap-2 no-print">
        {([undefined, 'today', 'key'] as const).map((each) => (
          <Link
            key={each ?? 'counter'}
            to="/admin/counter"
            search={each === undefined ? {} : { view: each }}
            onClick={clear}
            aria-current={view === each ? 'page' : undefined}
            className={buttonClass({ variant: view === each ? 'secondary' : 'ghost' })}
          >
            {strings.views[each ?? 'counter']}
          </Link>
        ))}
      </nav>
      {view === undefined && (
        <Card className="grid gap-3 no-print">
          <div ref={reader}>
            <CodeReader
              label={strings.reader}
              isWaiting={isWaiting}
              onText={takeText}
              onFile={takeFile}
            />
          </div>
          <p role="status" className="empty:hidden">
            {isReading ? strings.reading : state}
          </p>
          <div role="alert" className="grid gap-2 empty:hidden">
            {refused && <p className="failure-note wrap-anywhere">{refusalOf(refused)}</p>}
            {refused?.kind === 'problem' && refused.problem === 'noKey' && (
              <Link
                to="/admin/counter"
                search={{ view: 'key' }}
                onClick={clear}
                className={buttonClass({ className: 'justify-self-start' })}
              >
                {strings.installKey}
              </Link>
            )}
          </div>
        </Card>
      )}
      {view === 'today' && <TodayList />}
      {view === 'key' && <KeyPanel key={sheet} sheet={sheet} />}
      {shown?.kind === 'found' && (
        <Card className="grid gap-3">
          <h2 className="text-2xl">{strings.found.title(shown.applications.length)}</h2>
          <ul className="grid gap-2">
            {shown.applications.map((application) => (
              <li key={application.id}>
                <button
                  type="button"
                  className="counter-choice"
                  onClick={() => open(application.id)}
                >
                  <span className="font-mono">{shownNumber(application)}</span>
                  <bdi>{applicantName(application) || strings.noName}</bdi>
                  <Badge tone={statusTone(application.status)}>{application.status}</Badge>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {shown?.kind === 'arrived' && chosen === undefined && (
        <Card className="grid gap-3">
          <h2 className="text-xl">{strings.several}</h2>
          <ul className="grid gap-2">
            {shown.arrivals.map((arrival) => (
              <li key={arrival.application.id}>
                <button
                  type="button"
                  className="counter-choice"
                  onClick={() => {
                    if (arrival.standing === 'same') open(arrival.application.id);
                    else setChosen(arrival);
                  }}
                >
                  <span className="font-mono">{shownNumber(arrival.application)}</span>
                  <bdi>{applicantName(arrival.application) || strings.noName}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {chosen && <ReadApplication key={reads} arrival={chosen} onDone={open} />}
      {here && (
        <ApplicationHere key={here.id} application={here} isUnchanged={unchangedId === here.id} />
      )}
      {id !== undefined && here === undefined && <p>{strings.here.gone}</p>}
    </CounterCover>
  );
}
