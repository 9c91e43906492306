import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type Changeable, isDocument } from '../model/applySearch';
import { type StepNumber, viewSearch, type WizardView } from '../model/steps';

const route = getRouteApi('/_site/apply');

function stepWith(field: Changeable): StepNumber {
  if (field === 'visaType') return 1;
  return isDocument(field) ? 3 : 2;
}

/** Navigation between views by URL: forward pushes, back goes back in history where possible. */
export function useWizardNavigation(view: WizardView) {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const cameFromView = useLocation({ select: ({ state }) => state.cameFromView });
  const drawn = route.useSearch();
  const { correct } = drawn;
  /** The search params of a view, still of the application that is corrected. */
  const ofSame = <Search extends object>(search: Search) =>
    correct === undefined ? search : { ...search, correct };

  return {
    forwardTo: (target: WizardView) => {
      void navigate({
        search: ofSame(viewSearch(target)),
        state: { cameFromView: view },
        resetScroll: false,
      });
    },
    /** Goes back in history if `target` is the previous entry, so that Back never cycles. */
    backTo: (target: WizardView) => {
      if (cameFromView === target) history.back();
      else void navigate({ search: ofSame(viewSearch(target)), replace: true, resetScroll: false });
    },
    change: (field: Changeable) => {
      void navigate({
        search: ofSame({ step: stepWith(field), change: field }),
        state: { cameFromView: view },
        resetScroll: false,
      });
    },
    /** Replaces the current view, unless Back or Forward has left the wizard meanwhile. */
    replaceWith: (target: WizardView) => {
      const current = new URLSearchParams(history.location.search);
      const isDrawn =
        current.get('step') === (drawn.step?.toString() ?? null) &&
        current.has('check') === (drawn.check === true);
      if (!isDrawn) return;
      void navigate({ search: ofSame(viewSearch(target)), replace: true, resetScroll: false });
    },
    showReceipt: (trackingNumber: string) => {
      void navigate({ search: { receipt: trackingNumber }, replace: true });
    },
  };
}
