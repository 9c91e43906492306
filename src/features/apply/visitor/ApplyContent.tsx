import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { VisaApplication } from '@/domain/application';
import { normaliseTrackingNumber } from '@/domain/trackingNumber';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { matchingOption } from '@/features/applications/model/visaMatch';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { applicationsOptions } from '@/features/applications/queries';
import { SecureOnly } from '@/ui/SecureOnly';
import { ApplicationWizard } from './ApplicationWizard';
import { Receipt } from './receipt/Receipt';
import { useWizardNavigation } from './useWizardNavigation';
import { strings } from './strings';

const route = getRouteApi('/_site/apply');

/** The wizard, or the receipt in the URL. */
export function ApplyContent() {
  const { step = 1, change, visa, receipt } = route.useSearch();
  const option = VISA_OPTIONS.find(({ id }) => id === visa);
  const { data: card } = useSuspenseQuery({
    ...visaCardsOptions,
    select: (cards) => cards.find(({ id }) => id === visa),
  });
  const { showReceipt } = useWizardNavigation(step);
  // The query is invalidated shortly after the commit is done.
  const [submitted, setSubmitted] = useState<VisaApplication>();
  const number = receipt === undefined ? undefined : normaliseTrackingNumber(receipt);
  const { data: stored } = useQuery({
    ...applicationsOptions,
    enabled: number !== undefined,
    select: (entries) =>
      entries.find(({ trackingNumber }) => normaliseTrackingNumber(trackingNumber) === number),
  });
  const isFresh = submitted !== undefined && submitted.trackingNumber === number;
  const shown = isFresh ? submitted : number === undefined ? undefined : stored;

  if (shown !== undefined) return <Receipt application={shown} isFresh={isFresh} />;
  return (
    <SecureOnly title={strings.title}>
      <ApplicationWizard
        wantedStep={step}
        change={change}
        preselected={(option ?? (card && matchingOption(card)))?.id ?? ''}
        missing={receipt}
        onSubmitted={(application) => {
          setSubmitted(application);
          showReceipt(application.trackingNumber);
        }}
      />
    </SecureOnly>
  );
}
