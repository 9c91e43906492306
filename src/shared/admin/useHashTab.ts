import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The tab that the URL's hash selects, and the function that shows another. A hash that selects
 * none, such as that of a dialog, does not change the tab.
 */
export function useHashTab<Id extends string>(
  tabOf: (hash: string) => Id | undefined,
  first: Id,
): readonly [shown: Id, show: (id: Id) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const asked = tabOf(hash);
  const [{ shown, followed }, follow] = useState({ shown: asked ?? first, followed: hash });
  if (hash !== followed) follow({ shown: asked ?? shown, followed: hash });
  const show = (id: Id) => {
    follow({ shown: id, followed: hash });
    // Updates the hash, so that a link to the previous tab works. No input is lost, so nothing
    // asks.
    void navigate({
      to: '.',
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  };
  return [shown, show];
}
