import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { labelOf, titleOf } from '@/features/content/model/incoming';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { saveBlob } from '@/lib/browser/saveBlob';
import { formatDateTime, localDate } from '@/lib/dates';
import type { RecoverableOf } from '@/features/backup/store/recoverable';
import {
  deleteUnreadableOptions,
  recoverablesOptions,
  snapshotOptions,
  settleLostTextOptions,
} from '@/features/backup/admin/queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { FailureNote, Button } from '@/ui/elements';
import { ConfirmDialog, Dialog } from '@/ui/overlays/Dialog';
import { DryRun } from './DryRun';
import { strings as shared } from '@/shared/admin/strings';
import { recoveryStrings } from './strings';

const MAX_SHOWN = 200;
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_SHOWN);

const typed = (text: string) => <bdi translate="no">{text}</bdi>;

/** A text of this counter that another counter's has replaced. */
function LostTextRow({ item }: { item: RecoverableOf<'value'> }) {
  const settle = useMutation(settleLostTextOptions);
  const { key, record, field, fields, value, current, counter, at } = item;
  const name = labelOf(key, field);
  const label = titleOf(fields ?? {}) || asText(fields?.['label'] ?? '') || record;
  const words = recoveryStrings.values;
  return (
    <li className="ruled-row">
      <div className="grid min-w-0 flex-1 basis-60">
        <span className="font-semibold">{formatDateTime(at)}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {words.lost(
            contentName(key) ?? key,
            typed(label),
            counter ? typed(counter) : <span>{words.otherCounter}</span>,
          )}
        </span>
        <span className="line-clamp-3 text-sm wrap-anywhere">
          {words.value(name, typed(asText(value)))}
        </span>
        {fields && (
          <span className="line-clamp-3 text-sm wrap-anywhere text-muted">
            {words.current(typed(asText(current)))}
          </span>
        )}
        {settle.isError && <FailureNote>{words.failed(saveFailureText(settle.error))}</FailureNote>}
      </div>
      <div className="flex flex-wrap gap-2">
        {fields && (
          <Button
            variant="outline"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ item, isBack: true })}
          >
            {words.keepValue(name)}
          </Button>
        )}
        <Button
          variant="outline"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ item, isBack: false })}
        >
          {words.dismiss(name)}
        </Button>
      </div>
    </li>
  );
}

/** A snapshot, and what restoring it would change. */
function SnapshotItem({ snapshot }: { snapshot: RecoverableOf<'snapshot'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...snapshotOptions(snapshot.id),
    enabled: isOpen,
  });
  const when = formatDateTime(snapshot.at) ?? '';
  const reason = recoveryStrings.list.causes[snapshot.reason];
  const close = () => setIsOpen(false);
  return (
    <li className="ruled-row">
      <div className="grid min-w-0 flex-1 basis-60">
        <span className="font-semibold">{when}</span>
        <span className="text-sm text-muted">{reason}</span>
      </div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {recoveryStrings.list.look(when)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={recoveryStrings.comparing.title(when)}
        description={reason}
      >
        {isError && <FailureNote>{recoveryStrings.comparing.unreadable}</FailureNote>}
        {data === null && <p role="alert">{recoveryStrings.comparing.isGone}</p>}
        {data === undefined && !isError && <p role="status">{recoveryStrings.restore.comparing}</p>}
        {data && <DryRun prepared={data} onLookAgain={() => void refetch()} onClose={close} />}
      </Dialog>
    </li>
  );
}

/** An unreadable text, which can be downloaded as a file and deleted. */
function UnreadableRow({ item }: { item: RecoverableOf<'text'> }) {
  const { key, text, at } = item;
  const name = contentName(key);
  const remove = useMutation(deleteUnreadableOptions);
  const [isAsking, setIsAsking] = useState(false);
  const { list: words } = recoveryStrings;
  const download = () => {
    const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
    saveBlob(file, `${key}-set-aside-${localDate(new Date(at))}.txt`);
  };
  return (
    <li className="ruled-row">
      <div className="grid min-w-0 flex-1 basis-60">
        <span className="font-semibold">{formatDateTime(at)}</span>
        <span className="text-sm text-muted">{words.setAside(name)}</span>
        <span className="text-sm">{words.length(text.length)}</span>
        <code translate="no" className="line-clamp-1 text-sm break-all">
          {text.slice(0, MAX_SHOWN)}
        </code>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={download}>
          {words.download(name)}
        </Button>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {words.delete(name)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question={{
          title: words.question,
          text: words.forGood,
          confirmLabel: shared.removal.confirm,
        }}
        destructive
        isBusy={remove.isPending}
        failure={remove.isError ? words.notDeleted(saveFailureText(remove.error)) : undefined}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => remove.mutate(item)}
      />
    </li>
  );
}

/** Everything on this device that can be restored or downloaded. */
export function RecoveryList() {
  const id = useId();
  const { data: { list, isComplete = true } = {}, isError } = useQuery(recoverablesOptions);
  useRefetchOnContent(recoverablesOptions.queryKey);
  const isPartial = isError || !isComplete;
  const isReadable = list?.every(({ kind }) => kind !== 'text') ?? false;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-xl">
        {recoveryStrings.list.title}
      </h3>
      <p className="text-muted">{recoveryStrings.list.text}</p>
      {isPartial && <FailureNote>{recoveryStrings.list.unreadable}</FailureNote>}
      {list === undefined && !isError && <p role="status">{recoveryStrings.list.reading}</p>}
      {list?.length === 0 && !isPartial && <p>{recoveryStrings.list.none}</p>}
      {isReadable && !isPartial && <p>{recoveryStrings.list.allReadable}</p>}
      <ul aria-labelledby={id} className="grid">
        {list?.map((item) => {
          if (item.kind === 'value') return <LostTextRow key={`value ${item.id}`} item={item} />;
          if (item.kind === 'snapshot')
            return <SnapshotItem key={`snapshot ${item.id}`} snapshot={item} />;
          return <UnreadableRow key={`${item.key} ${item.hash}`} item={item} />;
        })}
      </ul>
    </section>
  );
}
