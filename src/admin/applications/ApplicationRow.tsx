import { Eye, Paperclip } from 'lucide-react';
import { memo, type MouseEvent, type RefObject } from 'react';
import { type VisaApplication } from '@/content/applications/application';
import { applicantName, DOCUMENT_LABELS } from '@/content/applicationForm';
import { uploadedKinds } from '@/content/applications/applicationList';
import { statusTone } from '@/content/applications/status';
import { visaTypeLabel } from '@/content/applications/visaOptions';
import { formatShortDate } from '@/lib/time/dates';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

interface ApplicationRowProps {
  application: VisaApplication;
  /** Its place in the list, from 0. */
  index: number;
  /** From the top of the list, in CSS pixels. */
  top: number;
  /** The one row that Tab reaches: its button. */
  tabStop?: RefObject<HTMLButtonElement | null> | undefined;
  onOpen: (index: number) => void;
}

export const ApplicationRow = memo(function ApplicationRow({
  application,
  index,
  top,
  tabStop,
  onOpen,
}: ApplicationRowProps) {
  const { id, trackingNumber, visaType, submissionDate, status } = application;
  const name = applicantName(application);
  const files = uploadedKinds(application).map((kind) => DOCUMENT_LABELS[kind]);
  const open = (event: MouseEvent<HTMLElement>) => {
    // Its link in a new tab, or a text of it marked to be copied.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const marked = getSelection();
    const isMarking =
      marked?.isCollapsed === false && marked.containsNode(event.currentTarget, true);
    if (!isMarking || event.detail === 0) onOpen(index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the button in it
    <div
      role="row"
      // The first row holds the headings.
      aria-rowindex={index + 2}
      className="application-row"
      style={{ transform: `translateY(${top}px)` }}
      onClick={open}
    >
      <span role="gridcell" className="font-mono font-semibold">
        <bdi>{trackingNumber || '-'}</bdi>
      </span>
      <span role="gridcell" title={name}>
        {name === '' ? (
          '-'
        ) : (
          <a href={`?open=${encodeURIComponent(id)}`} tabIndex={-1} className="application-name">
            <bdi>{name}</bdi>
          </a>
        )}
      </span>
      <span role="gridcell">
        <bdi>{visaTypeLabel(visaType) || '-'}</bdi>
      </span>
      <span role="gridcell" className="tabular-nums">
        {formatShortDate(submissionDate) ?? (submissionDate || '-')}
      </span>
      <span role="gridcell">
        {status === '' ? (
          '-'
        ) : (
          <Badge tone={statusTone(status)} className="max-w-full">
            <bdi className="truncate">{status}</bdi>
          </Badge>
        )}
      </span>
      <span role="gridcell" title={strings.row.kinds(files)} className="tabular-nums">
        <Paperclip aria-hidden className="me-1 mb-0.5 inline no-print size-4 lg:hidden" />
        {strings.row.files(files.length === 0 ? '-' : files.length)}
      </span>
      <span role="gridcell">
        <Button
          ref={tabStop}
          variant="ghost"
          size="icon"
          tabIndex={tabStop ? 0 : -1}
          aria-label={strings.row.view(trackingNumber, name)}
        >
          <Eye aria-hidden className="size-5" />
        </Button>
      </span>
    </div>
  );
});
