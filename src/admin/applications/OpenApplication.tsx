import { type RefObject, useState } from 'react';
import type { VisaApplication } from '@/content/applications/application';
import { ApplicationDialog } from './ApplicationDialog';

interface OpenApplicationProps {
  /** The id in the address. */
  id: string | undefined;
  stored: readonly VisaApplication[];
  /** The list that previous and next go through. */
  found: readonly VisaApplication[];
  onGo: (place: number) => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The dialog of the application that the address names. */
export function OpenApplication({ id, stored, found, ...rest }: OpenApplicationProps) {
  // While it closes, the dialog still shows what it showed.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  if (shownId === undefined) return null;
  const place = found.findIndex((application) => application.id === shownId);
  return (
    <ApplicationDialog
      {...rest}
      open={id !== undefined}
      application={found[place] ?? stored.find((application) => application.id === shownId)}
      place={place}
      count={found.length}
    />
  );
}
