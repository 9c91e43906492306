import { useQuery } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { feesOf } from '@/features/applications/model/fees';
import { travellers } from '@/features/applications/model/party';
import { applicationsOptions } from '@/features/applications/queries';
import { ApplicationLinks } from './ApplicationLinks';
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
  if (party.length < 2) return null;
  const fees = feesOf(party.map(({ visaType }) => visaType));
  return (
    <section aria-labelledby="party" className="grid gap-2">
      <h2 id="party" className="document-label">
        {strings.party.title}
      </h2>
      <ApplicationLinks applications={party} to={to} shown={application.id} />
      {fees && <p>{strings.party.total(fees)}</p>}
    </section>
  );
}
