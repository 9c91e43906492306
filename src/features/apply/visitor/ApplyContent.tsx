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
import { CorrectionWizard } from './CorrectionWizard';
import { Receipt } from './receipt/Receipt';
import { useWizardNavigation } from './useWizardNavigation';
import { strings } from './strings';

const route = getRouteApi('/_site/apply');

/** The wizard, or the receipt in the URL. */
export function ApplyContent() {
  const { step = 1, change, visa, receipt, correct, with: companion } = route.useSearch();
  const asked = receipt ?? correct;
  const option = VISA_OPTIONS.find(({ id }) => id === visa);
  const { data: card } = useSuspenseQuery({
    ...visaCardsOptions,
    select: (cards) => cards.find(({ id }) => id === visa),
  });
  const { showReceipt } = useWizardNavigation(step);
  const [submitted, setSubmitted] = useState<VisaApplication>();
  const number = asked === undefined ? undefined : normaliseTrackingNumber(asked);
  const { data: stored } = useQuery({
    ...applicationsOptions,
    enabled: number !== undefined,
    select: (entries) =>
      entries.find(({ trackingNumber }) => normaliseTrackingNumber(trackingNumber) === number),
  });

  const onSubmitted = (application: VisaApplication) => {
    setSubmitted(application);
    showReceipt(application.trackingNumber);
  };

  if (stored !== undefined && correct !== undefined)
    return (
      <CorrectionWizard
        key={stored.id}
        application={stored}
        wantedView={step}
        change={change}
        onSubmitted={onSubmitted}
      />
    );
  // What was just stored is known, even if reading it back fails.
  const isJustStored =
    submitted !== undefined && normaliseTrackingNumber(submitted.trackingNumber) === number;
  const shown = stored ?? (isJustStored ? submitted : undefined);
  if (shown !== undefined) return <Receipt application={shown} isFresh={isJustStored} />;
  return (
    <SecureOnly title={strings.title}>
      <ApplicationWizard
        wantedView={step}
        change={change}
        preselected={(option ?? (card && matchingOption(card)))?.id ?? ''}
        companion={companion}
        missing={asked}
        onSubmitted={onSubmitted}
      />
    </SecureOnly>
  );
}
