import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type VisaApplication, travellers, formatTrackingNumber } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { typedText } from '@/lib/text/typed';
import { Badge, DashedText } from '@/ui/elements';
import { deliveryOptions } from './queries';
import { deliveryStrings } from '../strings';
import { applicationsOptions } from '@/features/applications/queries';
import { usePrices } from '@/shared/queries/siteContent';

interface ApplicationLinksProps {
  applications: readonly VisaApplication[];
  /** Where the links lead. */
  to: '/apply' | '/track';
  /** The id of the application shown beside the list. */
  shown?: string | undefined;
  onChoose?: () => void;
}

/** Links to the applications on this device: name, status and how far they have been sent. */
export function ApplicationLinks({ applications, to, shown, onChoose }: ApplicationLinksProps) {
  return (
    <ul className="border-t border-hairline">
      {applications.map((application) => {
        const { id, trackingNumber } = application;
        return (
          <li key={id} className="border-b border-hairline">
            <Link
              to={to}
              search={to === '/apply' ? { receipt: trackingNumber } : { number: trackingNumber }}
              onClick={onChoose}
              aria-current={id === shown ? 'page' : undefined}
              className="grid gap-y-0.5 py-3 hover:bg-base-200"
            >
              <Facts application={application} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** With large text, what does not fit beside the name wraps below it. */
const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4';

function Facts({ application }: { application: VisaApplication }) {
  const { firstName, lastName, trackingNumber, visaType, status } = application;
  const { data: delivery } = useQuery(deliveryOptions(application));
  return (
    <>
      <span className={ROW}>
        <bdi translate="no" className="min-w-0 flex-[1_1_7rem] truncate font-semibold">
          {typedText(firstName) || typedText(lastName) || deliveryStrings.party.noName}
        </bdi>
        <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
      </span>
      <span className={ROW}>
        <span translate="no" className="font-mono text-sm">
          {formatTrackingNumber(trackingNumber)}
        </span>
        <span className="text-sm text-muted">{delivery && deliveryStrings.state(delivery)}</span>
      </span>
      <span className="text-sm text-muted">
        <DashedText text={visaTypeLabel(visaType) || '-'} />
      </span>
    </>
  );
}

interface PartyProps {
  application: VisaApplication;
  /** Where the links lead. */
  to: '/apply' | '/track';
}

/** The travellers of a party and their total fee; renders nothing for one who travels alone. */
export function Party({ application, to }: PartyProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const priceOf = usePrices();
  const party = travellers(application, stored);
  if (party.length < 2) return null;
  const price = priceOf(...party);
  return (
    <section aria-labelledby="party" className="grid gap-2">
      <h2 id="party" className="document-label">
        {deliveryStrings.party.title}
      </h2>
      <ApplicationLinks applications={party} to={to} shown={application.id} />
      {price !== undefined && <p>{deliveryStrings.party.total(price)}</p>}
    </section>
  );
}
