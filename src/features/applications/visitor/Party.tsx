import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { VisaApplication } from '@/domain/application';
import { typedText } from '@/lib/text/typed';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { statusTone } from '@/domain/status';
import { feesOf } from '@/features/applications/model/fees';
import { travellers } from '@/features/applications/model/party';
import { applicationsOptions } from '@/features/applications/queries';
import { Badge } from '@/ui/Badge';
import { strings } from './strings';

interface PartyProps {
  application: VisaApplication;
  /** Where a traveller's entry leads. */
  to: '/apply' | '/track';
}

/** Who travels together with an application, and the total of the fees; nothing for one alone. */
export function Party({ application, to }: PartyProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const party = travellers(application, stored);
  if (party.length === 0) return null;
  const fees = feesOf(party.map(({ visaType }) => visaType));
  return (
    <section aria-labelledby="party" className="grid gap-2">
      <h2 id="party" className="document-label">
        {strings.title}
      </h2>
      <ul className="border-t border-hairline">
        {party.map(({ id, trackingNumber, firstName, lastName, status }) => (
          <li key={id} className="border-b border-hairline">
            <Link
              to={to}
              search={to === '/apply' ? { receipt: trackingNumber } : { number: trackingNumber }}
              aria-current={id === application.id ? 'page' : undefined}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 hover:bg-base-100"
            >
              <span className={`truncate ${id === application.id ? 'font-semibold' : ''}`}>
                <bdi translate="no">
                  {typedText(firstName) || typedText(lastName) || strings.noName}
                </bdi>
              </span>
              <span className="row-span-2">
                <Badge tone={statusTone(status)}>{status}</Badge>
              </span>
              <span translate="no" className="font-mono text-sm text-muted">
                {formatTrackingNumber(trackingNumber)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {fees && <p>{strings.total(fees)}</p>}
    </section>
  );
}
