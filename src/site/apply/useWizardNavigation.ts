import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type Changeable, isDocument } from './applySearch';
import { type StepNumber, stepSearch } from './steps/steps';

const route = getRouteApi('/_site/apply');

function stepOf(field: Changeable): StepNumber {
  if (field === 'visaType') return 1;
  return isDocument(field) ? 3 : 2;
}

/** The steps as addresses: forward adds to the history, back goes back in it where it can. */
export function useWizardNavigation(step: StepNumber) {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const cameFromStep = useLocation({ select: ({ state }) => state.cameFromStep });
  const { step: drawn } = route.useSearch();

  return {
    forwardTo: (target: StepNumber) => {
      void navigate({
        search: stepSearch(target),
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** A step back in history when the target is what led here, so that Back never goes in circles. */
    backTo: (target: StepNumber) => {
      if (cameFromStep === target) history.back();
      else void navigate({ search: stepSearch(target), replace: true, resetScroll: false });
    },
    change: (field: Changeable) => {
      void navigate({
        search: { step: stepOf(field), change: field },
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** Another step in the place of this one; nothing where Back or Forward has left it meanwhile. */
    replaceWith: (target: StepNumber) => {
      const current = new URLSearchParams(history.location.search).get('step');
      if (current !== (drawn?.toString() ?? null)) return;
      void navigate({ search: stepSearch(target), replace: true, resetScroll: false });
    },
    showReceipt: (trackingNumber: string) => {
      void navigate({ search: { receipt: trackingNumber }, replace: true });
    },
  };
}
