import { type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense, useState } from 'react';
import type { Identified } from '@/domain/contentType';
import { type Removal, useRemoval, unreadOptions } from './queries';
import type { DialogProps } from '@/ui/overlays/Dialog';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import { lazyOptional } from '@/ui/deferred';
import { strings, type RecordNames } from './strings';
import { Link } from '@tanstack/react-router';
import type { CollectionKey } from '@/domain/registry';

// Loaded on demand, because a record rarely fails to render.
const Dialog = lazyOptional(async () => (await import('@/ui/overlays/Dialog')).Dialog);

interface Props {
  record: Identified;
  /** Undefined for a record that is not stored. */
  removal: UseMutationOptions<() => Promise<void>, Error, Removal> | undefined;
  /** For a row: wraps the note. */
  renderNote?: (note: ReactNode) => ReactNode;
  /** For a dialog. */
  dialog?: Pick<DialogProps, 'open' | 'onClose' | 'popup'>;
  renderRecord: () => ReactNode;
}

/** A child of the error boundary, which cannot catch what its own `render` throws. */
const Rendered = ({ render }: { render: () => ReactNode }) => render();

interface RemovalButtonProps {
  id: string;
  removal: NonNullable<Props['removal']>;
  onRemoved: () => void;
}

function RemovalButton({ id, removal, onRemoved }: RemovalButtonProps) {
  const [asks, setAsks] = useState(false);
  const removing = useRemoval(removal, () => {
    setAsks(false);
    onRemoved();
  });
  const ask = () => {
    removing.reset();
    setAsks(true);
  };
  return (
    <>
      <button type="button" className="shrink-0 cursor-pointer py-1 underline" onClick={ask}>
        {strings.unshown.remove}
      </button>
      <DeferredConfirmDialog
        open={asks}
        question={{
          title: strings.unshown.question,
          text: strings.unshown.named(id),
          confirmLabel: removing.confirmLabel,
        }}
        destructive
        {...removing.dialog}
        onCancel={() => setAsks(false)}
        onConfirm={() => removing.remove(id)}
      />
    </>
  );
}

/** A row or dialog of a record. If rendering throws, a note names the record and can remove it. */
export class ShownRecord extends Component<Props, { failed: boolean; record?: Identified }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  // Resets the error for another record, or for a changed version of the same one.
  static getDerivedStateFromProps({ record }: Props, state: { record?: Identified }) {
    return record === state.record ? null : { failed: false, record };
  }

  override render() {
    const { renderNote = (note) => note, dialog, renderRecord } = this.props;
    if (!this.state.failed) return <Rendered render={renderRecord} />;
    const { record, removal } = this.props;
    const note = (
      <span className="flex items-center gap-4 text-start">
        <span className="wrap-anywhere">{strings.unshown.named(record.id)}</span>
        {removal && (
          <RemovalButton id={record.id} removal={removal} onRemoved={() => dialog?.onClose()} />
        )}
      </span>
    );
    if (!dialog) return renderNote(note);
    return (
      <Suspense>
        <Dialog {...dialog} title={strings.unshown.title}>
          {note}
        </Dialog>
      </Suspense>
    );
  }
}

/** A warning above a list about unreadable records of its collection. */
export function UnreadNote({ of: key, names }: { of: CollectionKey; names: RecordNames }) {
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  if (unread === 0) return null;
  return (
    <p className="failure-note">
      {unread === 'all' ? (
        <>
          <span>{strings.unread.all(names)}</span>{' '}
          <Link to="/admin/dashboard/overview" className="underline">
            {strings.unread.toOverview}
          </Link>
        </>
      ) : (
        <UnreadRecords names={names} count={unread} />
      )}
    </p>
  );
}

/** The number of unreadable records, with a link to their text. */
export function UnreadRecords({ names, count }: { names: RecordNames; count: number }) {
  return (
    <>
      <span>{strings.unread.some(names, count)}</span>{' '}
      <Link to="/admin/dashboard/profile" hash="recovery" className="underline">
        {strings.unread.toSetAside}
      </Link>
    </>
  );
}
