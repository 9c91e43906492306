import { useQuery } from '@tanstack/react-query';
import { partyOf } from '@/features/applications/model/party';
import { applicationsOptions } from '@/features/applications/queries';
import { ApplicationLinks } from '@/features/handover/visitor/delivery/ApplicationLinks';
import { Rosette } from '@/ui/art/Guilloche';
import { MachineReadable } from '@/ui/art/MachineReadable';
import { Stamp } from '@/ui/art/Stamp';
import { strings } from './strings';

/** Others are found by their number. */
const MOST_SHOWN = 5;

/** Decorative, where there is room: where the number is on a receipt. */
function NumberDrawing() {
  const { where, example } = strings.here;
  return (
    <div className="no-print grid gap-4 max-lg:hidden">
      <div aria-hidden="true" className="sheet relative isolate grid gap-6 overflow-clip md:p-9">
        <Rosette
          weave="fine"
          className="absolute -top-24 -inset-e-24 -z-1 w-72 text-primary opacity-20"
        />
        <p className="justify-self-start border-b-4 border-accent font-mono text-4xl font-semibold">
          {example.number}
        </p>
        <Stamp text={example.stamp} tone="yellow" className="justify-self-end" />
        <MachineReadable lines={[example.strip.padEnd(44, '<')]} />
      </div>
      <p className="text-sm text-muted">{where}</p>
    </div>
  );
}

interface StoredApplicationsProps {
  /** The id of the application shown beside the list. */
  shown: string | undefined;
  onChoose: () => void;
}

/** The newest applications submitted in this browser, as links to their status. */
export function StoredApplications({ shown, onChoose }: StoredApplicationsProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const found = stored.find(({ id }) => id === shown);
  // The result lists who travels together.
  const others = stored
    .filter((each) => found === undefined || partyOf(each) !== partyOf(found))
    .toSorted((one, other) => other.submissionDate.localeCompare(one.submissionDate));
  if (stored.length === 0) return <NumberDrawing />;
  if (others.length === 0) return null;
  const { title, lead, more } = strings.here;
  return (
    <section aria-labelledby="applications-here" className="no-print grid gap-3">
      <h2 id="applications-here" className="text-2xl">
        {shown === undefined ? title : strings.here.others}
      </h2>
      <p className="text-sm text-muted">{lead}</p>
      <ApplicationLinks
        applications={others.slice(0, MOST_SHOWN)}
        to="/track"
        onChoose={onChoose}
      />
      {others.length > MOST_SHOWN && (
        <p className="text-sm text-muted">{more(others.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
}
