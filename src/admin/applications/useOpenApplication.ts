import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type RefObject, useCallback, useState } from 'react';
import type { VisaApplication } from '@/content/applications/application';

const route = getRouteApi('/admin/dashboard/applications');

/**
 * Which application of the list is open, as the address says, and which row keys start from.
 * `listKey` names the list: with another one the rows begin at the top again. `rowButton` is in
 * the row that keys start from.
 */
export function useOpenApplication(
  found: readonly VisaApplication[],
  { listKey, rowButton }: { listKey: string; rowButton: RefObject<HTMLElement | null> },
) {
  const { open: id } = route.useSearch();
  const router = useRouter();
  const navigate = route.useNavigate();
  const [walk, setWalk] = useState({ listKey, row: 0 });
  const place = id === undefined ? -1 : found.findIndex((application) => application.id === id);
  const row = walk.listKey === listKey ? Math.min(walk.row, Math.max(found.length - 1, 0)) : 0;

  const move = useCallback((to: number) => setWalk({ listKey, row: to }), [listKey]);

  const go = useCallback(
    (to: number, isStep = false) => {
      move(to);
      void navigate({
        search: (now) => ({ ...now, open: found[to]?.id }),
        // From one to the next is no step in history: Back leads to the list.
        replace: isStep,
        state: (now) => (isStep ? now : { ...now, openedFromList: true }),
        resetScroll: false,
      });
    },
    [found, move, navigate],
  );

  return {
    id,
    place,
    row: place < 0 ? row : place,
    move,
    open: useCallback((to: number) => go(to), [go]),
    step: (to: number) => go(to, true),
    close: () => {
      if (place >= 0) move(place);
      // Going back brings the place where the window was scrolled to, and previous and next may
      // have led away from there.
      const stop = router.subscribe('onRendered', () => {
        stop();
        rowButton.current?.scrollIntoView({ block: 'nearest' });
      });
      if (router.state.location.state.openedFromList === true) router.history.back();
      else
        void navigate({
          search: (now) => ({ ...now, open: undefined }),
          replace: true,
          resetScroll: false,
        });
    },
  };
}
