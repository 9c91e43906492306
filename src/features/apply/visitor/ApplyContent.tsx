import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  APPLICANT_FIELDS,
  type DocumentKind,
  type VisaApplication,
  normaliseTrackingNumber,
} from '@/domain/application';
import { documentFilesOptions, applicationsOptions } from '@/features/applications/queries';
import { chosenFiles, correctApplicationOptions } from '../queries';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';
import { ApplicationWizard, type ApplicationWizardProps } from './ApplicationWizard';
import {
  type ApplicationValues,
  BLANK_APPLICATION,
  correctionForm,
  useWizardNavigation,
} from './applicationDraft';
import type { StepNumber } from '@/features/apply/model';
import { Receipt } from './Receipt';
import { getRouteApi } from '@tanstack/react-router';
import { VISA_OPTIONS, matchingOption } from '@/domain/visaOptions';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { SecureOnly } from '@/ui/SecureOnly';
import { strings } from './strings';

interface CorrectionWizardProps extends Pick<
  ApplicationWizardProps,
  'wantedView' | 'change' | 'onSubmitted'
> {
  application: VisaApplication;
}

/** The initial values of a correction, and how it is saved. */
function correctionOf(
  application: VisaApplication,
  files: ReadonlyMap<DocumentKind, Blob>,
  step: StepNumber,
) {
  const start: ApplicationValues = {
    ...BLANK_APPLICATION,
    ...chosenFiles(application, files),
    step,
    visaType: application.visaType,
  };
  for (const name of APPLICANT_FIELDS) start[name] = application[name];
  const save = correctApplicationOptions({ application, kinds: new Set(files.keys()) });
  const { submissionDate } = application;
  return { start, submissionDate, form: correctionForm(application), save };
}

/** The form of an application that was not sent, with answers and documents; else its receipt. */
export function CorrectionWizard({ application, wantedView, ...wizard }: CorrectionWizardProps) {
  const { data: delivery } = useQuery(deliveryOptions(application));
  const { data: stored, isError } = useQuery(documentFilesOptions(application.id));
  // Kept as it was opened: a save reports what another tab has changed or sent since.
  const [correction, setCorrection] = useState<ReturnType<typeof correctionOf>>();
  const files = stored ?? (isError ? new Map<DocumentKind, Blob>() : undefined);
  if (correction === undefined && delivery?.kind === 'notSent' && files !== undefined)
    setCorrection(correctionOf(application, files, wantedView));
  if (correction !== undefined)
    return (
      <ApplicationWizard
        {...wizard}
        wantedView={wantedView}
        preselected=""
        correction={correction}
      />
    );
  const isSent = delivery !== undefined && delivery.kind !== 'notSent';
  return isSent && <Receipt application={application} isFresh={false} />;
}

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
  // A new application is shown even if reading it back fails.
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
