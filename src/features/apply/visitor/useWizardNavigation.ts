import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type Changeable, type StepNumber, stepSearch } from '../model/steps';

const route = getRouteApi('/_site/apply');

/** Navigation between steps by URL: forward pushes, back goes back in history where possible. */
export function useWizardNavigation(step: StepNumber) {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const cameFromStep = useLocation({ select: ({ state }) => state.cameFromStep });
  const drawn = route.useSearch();
  const { correct } = drawn;
  /** Adds the application that is being corrected to the search params of a step. */
  const ofSame = <const Search extends object>(search: Search) =>
    correct === undefined ? search : { ...search, correct };

  return {
    forwardTo: (target: StepNumber) => {
      void navigate({
        search: ofSame(stepSearch(target)),
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** Goes back in history if `target` is the previous entry, so that Back never cycles. */
    backTo: (target: StepNumber) => {
      if (cameFromStep === target) history.back();
      else void navigate({ search: ofSame(stepSearch(target)), replace: true, resetScroll: false });
    },
    change: (field: Changeable) => {
      void navigate({
        search: ofSame({ step: field === 'visaType' ? 1 : 2, change: field }),
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** Replaces the current step, unless Back or Forward has left the wizard meanwhile. */
    replaceWith: (target: StepNumber) => {
      const current = new URLSearchParams(history.location.search);
      if (current.get('step') !== (drawn.step?.toString() ?? null)) return;
      void navigate({ search: ofSame(stepSearch(target)), replace: true, resetScroll: false });
    },
    showReceipt: (trackingNumber: string) => {
      void navigate({ search: { receipt: trackingNumber }, replace: true });
    },
  };
}
