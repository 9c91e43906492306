import type { VisaApplication } from '@/domain/application';
import { applicantName } from '@/domain/applicationForm';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { removeApplicationOptions } from '@/features/applications/admin/queries';
import type { Match } from '@/features/handover/store/readHandover';
import { keyed } from '@/lib/sorting';
import { formatDay } from '@/lib/time/dates';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { shownTrackingNumber, withVisibleCharacters } from './HandoverReview';
import { strings } from './strings';

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
