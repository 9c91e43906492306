import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { VisaApplication } from '@/content/applications/application';
import { newId } from '@/lib/newId';
import { submitApplicationOptions } from '@/queries/content/applications';
import type { useApplicationForm } from './useApplicationForm';

/** The submission of the form, once however often it is pressed; a failure leaves all as it was. */
export function useSubmission(
  { form, files, draft, keepAgain }: ReturnType<typeof useApplicationForm>,
  onSubmitted: (application: VisaApplication) => void,
) {
  const { mutate, isPending } = useMutation(submitApplicationOptions);
  // Not the mutation's own error: the failure stays in view while it is tried again.
  const [failure, setFailure] = useState<Error>();
  const [id] = useState(newId);
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);
  return {
    isPending,
    failure,
    forgetFailure: useCallback(() => setFailure(undefined), []),
    submit: () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(
        { id, form: form.getValues(), files, draftId: draft.pause() },
        {
          onSuccess: onSubmitted,
          onError: (error) => {
            setFailure(error);
            isUnderWay.current = false;
            keepAgain();
          },
        },
      );
    },
  };
}
