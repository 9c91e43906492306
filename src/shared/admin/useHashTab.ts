import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The tab that the hash of the address leads to, and what shows another one. A hash that leads to
 * none, such as that of a dialog, leaves the tab as it is.
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
    // So that a link to the tab that was left is a navigation. Nothing is lost that is asked about.
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
