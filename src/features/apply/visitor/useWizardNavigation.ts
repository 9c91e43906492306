import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type Changeable, isDocument } from '../model/applySearch';
import { type StepNumber, stepSearch } from '../model/steps';

const route = getRouteApi('/_site/apply');

function stepOf(field: Changeable): StepNumber {
  if (field === 'visaType') return 1;
  return isDocument(field) ? 3 : 2;
}

/** Navigation between steps by URL: forward pushes, back goes back in history where possible. */
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
    /** Goes back in history if `target` is the previous entry, so that Back never cycles. */
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
    /** Replaces the current step, unless Back or Forward has left the wizard meanwhile. */
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
