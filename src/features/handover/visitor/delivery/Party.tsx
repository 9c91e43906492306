import { useQuery } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { travellers } from '@/features/applications/model/party';
import { applicationsOptions } from '@/features/applications/queries';
import { usePrices } from '@/shared/queries/siteContent';
import { ApplicationLinks } from './ApplicationLinks';
import { deliveryStrings } from '../strings';

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
