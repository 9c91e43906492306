import { useState } from 'react';

/** Open state that resets when `key` changes, such as a menu on navigation. */
export function useDisclosure(key: string): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [openKey, setOpenKey] = useState<string>();
  // Reset, so that returning to the same key does not open it again.
  if (openKey !== undefined && openKey !== key) setOpenKey(undefined);
  return [openKey === key, (open) => setOpenKey(open ? key : undefined)];
}
