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
import { viewOf } from '../model/steps';
import { useWizardNavigation } from './useWizardNavigation';
import { strings } from './strings';

const route = getRouteApi('/_site/apply');

/** The wizard, or the receipt in the URL. */
export function ApplyContent() {
  const { change, visa, receipt, with: companion, ...search } = route.useSearch();
  const view = viewOf(search);
  const option = VISA_OPTIONS.find(({ id }) => id === visa);
  const { data: card } = useSuspenseQuery({
    ...visaCardsOptions,
    select: (cards) => cards.find(({ id }) => id === visa),
  });
  const { showReceipt } = useWizardNavigation(view);
  const [submitted, setSubmitted] = useState<VisaApplication>();
  const number = receipt === undefined ? undefined : normaliseTrackingNumber(receipt);
  const { data: stored } = useQuery({
    ...applicationsOptions,
    enabled: number !== undefined,
    select: (entries) =>
      entries.find(({ trackingNumber }) => normaliseTrackingNumber(trackingNumber) === number),
  });

  // What was just stored is known, even if reading it back fails.
  const isJustStored =
    submitted !== undefined && normaliseTrackingNumber(submitted.trackingNumber) === number;
  const shown = stored ?? (isJustStored ? submitted : undefined);
  if (shown !== undefined) return <Receipt application={shown} isFresh={isJustStored} />;
  return (
    <SecureOnly title={strings.title}>
      <ApplicationWizard
        wantedView={view}
        change={change}
        preselected={(option ?? (card && matchingOption(card)))?.id ?? ''}
        companion={companion}
        missing={receipt}
        onSubmitted={(application) => {
          setSubmitted(application);
          showReceipt(application.trackingNumber);
        }}
      />
    </SecureOnly>
  );
}
