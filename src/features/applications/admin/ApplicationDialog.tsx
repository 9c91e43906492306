import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Printer, ScanLine } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { VisaApplication } from '@/domain/application';
import { formatDateTime } from '@/lib/dates';
import { Button, buttonClass } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import {
  recordPrintedOptions,
  removeApplicationOptions,
} from '@/features/applications/admin/queries';
import { Letterhead } from '@/shared/admin/ListFrame';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { ApplicationDetails, CaseHistory } from './ApplicationDetails';
import { UploadedDocuments } from './UploadedDocuments';
import { strings } from './strings';

interface ApplicationDialogProps {
  open: boolean;
  /** Undefined if the id in the URL does not exist. */
  application: VisaApplication | undefined;
  /** Index in the filtered list; -1 if it is not in it. */
  place: number;
  count: number;
  onGo: (place: number) => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

function ApplicationDialog({
  open,
  application,
  place,
  count,
  onGo,
  onClose,
  finalFocus,
}: ApplicationDialogProps) {
  const { mutate: recordPrinted } = useMutation(recordPrintedOptions);
  const previous = place > 0 ? place - 1 : undefined;
  const next = place >= 0 && place < count - 1 ? place + 1 : undefined;
  const go = (to: number | undefined) => {
    if (to !== undefined) onGo(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? previous : next);
  };
  if (!application) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={strings.unknown.title}
        popup={{ finalFocus }}
        footer={<Button onClick={onClose}>{strings.unknown.toList}</Button>}
      >
        <p>{strings.unknown.text}</p>
      </Dialog>
    );
  }
  const { id, trackingNumber, submissionDate } = application;
  const printSheet = () => {
    print();
    recordPrinted({ applicationId: id, detail: 'application' });
  };
  const title = strings.dialog.title(trackingNumber);
  const description = strings.dialog.submitted(
    (formatDateTime(submissionDate) ?? submissionDate) || '-',
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      popup={{ onKeyDown, finalFocus, className: 'application-dialog dialog-printed' }}
      closesOutside
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" className="max-sm:px-3" onClick={printSheet}>
            <Printer aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{strings.dialog.print}</span>
          </Button>
          <span aria-live="polite" className="me-auto self-center text-sm text-muted tabular-nums">
            {place < 0 ? strings.dialog.notInList : strings.dialog.place(place + 1, count)}
          </span>
          <Button
            variant="outline"
            // `disabled` would lose the focus, and with it the keyboard shortcuts.
            aria-disabled={previous === undefined}
            aria-keyshortcuts="Alt+ArrowUp"
            onClick={() => go(previous)}
          >
            <ChevronUp aria-hidden className="size-4 max-sm:hidden" />
            {strings.dialog.previous} <kbd className="key-hint">{strings.dialog.previousKeys}</kbd>
          </Button>
          <Button
            variant="outline"
            aria-disabled={next === undefined}
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => go(next)}
          >
            <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
            {strings.dialog.next} <kbd className="key-hint">{strings.dialog.nextKeys}</kbd>
          </Button>
        </>
      }
    >
      <div key={application.id} className="space-y-6">
        <Letterhead />
        <div className="print-only">
          <p className="text-2xl wrap-anywhere">{title}</p>
          <p className="text-sm">{description}</p>
        </div>
        <Link
          to="/admin/counter"
          search={{ application: id }}
          className={buttonClass({ className: 'no-print' })}
        >
          <ScanLine aria-hidden className="size-5" />
          {strings.dialog.atCounter}
        </Link>
        <ApplicationDetails application={application} />
        <UploadedDocuments application={application} />
        <CaseHistory application={application} isFolded />
      </div>
    </Dialog>
  );
}

interface OpenApplicationProps {
  id: string | undefined;
  stored: readonly VisaApplication[];
  /** The list for previous and next. */
  found: readonly VisaApplication[];
  onGo: (place: number) => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

export function OpenApplication({ id, stored, found, ...rest }: OpenApplicationProps) {
  // The dialog keeps its content while it closes.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  if (shownId === undefined) return null;
  const place = found.findIndex((application) => application.id === shownId);
  const application = found[place] ?? stored.find((each) => each.id === shownId);
  const dialog = { ...rest, open: id !== undefined };
  return (
    <ShownRecord
      record={application ?? { id: '' }}
      removal={removeApplicationOptions}
      dialog={{
        open: dialog.open,
        onClose: rest.onClose,
        popup: { finalFocus: rest.finalFocus },
      }}
      renderRecord={() => (
        <ApplicationDialog
          {...dialog}
          application={application}
          place={place}
          count={found.length}
        />
      )}
    />
  );
}
