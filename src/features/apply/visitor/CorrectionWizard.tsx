import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICANT_FIELDS, type DocumentKind, type VisaApplication } from '@/domain/application';
import { documentFilesOptions } from '@/features/applications/documentFiles.queries';
import { chosenFiles, correctApplicationOptions } from '@/features/apply/queries';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';
import { ApplicationWizard, type ApplicationWizardProps } from './ApplicationWizard';
import { type ApplicationValues, BLANK_APPLICATION, correctionForm } from './applicationDraft';
import type { StepNumber } from '../model/steps';
import { Receipt } from './receipt/Receipt';

interface CorrectionWizardProps extends Pick<
  ApplicationWizardProps,
  'wantedView' | 'change' | 'onSubmitted'
> {
  application: VisaApplication;
}

/** What the form of a correction begins with, and how it is saved. */
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

/** The form with all answers and documents of an application that was not sent; else its receipt. */
export function CorrectionWizard({ application, wantedView, ...wizard }: CorrectionWizardProps) {
  const { data: delivery } = useQuery(deliveryOptions(application));
  const { data: stored, isError } = useQuery(documentFilesOptions(application.id));
  // As it was opened: what another tab changes or sends meanwhile is told when it is saved.
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
