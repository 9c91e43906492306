import { useState } from 'react';

/**
 * Whether something is open that every change of place closes, such as a menu and the address;
 * and the way to open or close it.
 */
export function useOpenFor(place: string): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [openAt, setOpenAt] = useState<string>();
  // Forgotten with the first change: who comes back later does not find it open.
  if (openAt !== undefined && openAt !== place) setOpenAt(undefined);
  return [openAt === place, (open) => setOpenAt(open ? place : undefined)];
}
