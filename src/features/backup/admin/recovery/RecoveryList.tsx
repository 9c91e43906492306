import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { labelOf, titleOf } from '@/features/content/model/incoming';
import { contentName } from '@/features/content/model/contentNames';
import { saveBlob } from '@/lib/browser/saveBlob';
import { formatDateTime, localDate } from '@/lib/time/dates';
import type {
  Comparable,
  LostValue,
  Recoverable,
  UnreadableText,
} from '@/features/backup/store/recoverable';
import {
  keepDemoOptions,
  recoverablesOptions,
  settleLostTextOptions,
} from '@/features/backup/admin/recovery.queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { ComparisonDialog } from './ComparisonDialog';
import { useCancelNotice } from '@/shared/admin/editing/useCancelNotice';
import type { CancelledDraft } from '@/shared/editing/useDraft';
import { type Mended, RepairDialog } from './RepairDialog';
import { differenceText, differs } from './differenceText';
import { strings } from './strings';

const MAX_SHOWN = 200;
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_SHOWN);

const typed = (text: string) => <bdi translate="no">{text}</bdi>;

/** A text of this counter whose place another counter's has taken. */
function LostTextRow({ item }: { item: LostValue }) {
  const settle = useMutation(settleLostTextOptions);
  const { key, record, field, fields, value, current, counter, at } = item.other;
  const name = labelOf(key, field);
  const label = titleOf(fields ?? {}) || asText(fields?.['label'] ?? '') || record;
  const words = strings.values;
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
        {settle.isError && (
          <p role="alert" className="failure-note">
            {words.failed(saveFailureText(settle.error))}
          </p>
        )}
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

function reasonOf(item: Exclude<Recoverable, LostValue>): string {
  if (item.kind === 'text') return strings.list.setAside(contentName(item.key));
  if (item.kind === 'copy') return strings.list.copy(contentName(item.key));
  return item.isOffered ? strings.list.beforeDemo : strings.list.causes[item.reason];
}

function changesOf({ differences }: Comparable): string {
  const differing = [...differences].filter(([, each]) => differs(each));
  if (differing.length === 0) return strings.list.same;
  const parts = differing.map(([key, each]) =>
    strings.list.part(contentName(key), differenceText(each)),
  );
  return strings.list.goingBack(parts);
}

function whatIsIn(item: Exclude<Recoverable, LostValue>): ReactNode {
  if (item.kind !== 'text') return <span className="text-sm wrap-anywhere">{changesOf(item)}</span>;
  return (
    <>
      <span className="text-sm">{strings.list.length(item.text.length)}</span>
      <code translate="no" className="line-clamp-1 text-sm break-all">
        {item.text.slice(0, 200)}
      </code>
    </>
  );
}

function download({ key, text, at }: UnreadableText): void {
  const day = localDate(new Date(at));
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${key}-set-aside-${day}.txt`);
}

/** All recoverable copies on this device with their date, origin and contents. */
export function RecoveryList() {
  const id = useId();
  const { data: { list, isComplete = true } = {}, isError } = useQuery(recoverablesOptions);
  useRefetchOnContent(recoverablesOptions.queryKey);
  const keep = useMutation(keepDemoOptions);
  const [shown, setShown] = useState<Exclude<Recoverable, LostValue>>();
  const [isOpen, setIsOpen] = useState(false);
  const [resumed, setResumed] = useState<CancelledDraft<Mended>>();
  const noteCancelled = useCancelNotice();
  const open = (item: typeof shown, cancelled?: CancelledDraft<Mended>) => {
    setShown(item);
    setResumed(cancelled);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const isPartial = isError || !isComplete;
  const isReadable = list?.every(({ kind }) => kind === 'point' || kind === 'value') ?? false;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-xl">
        {strings.list.title}
      </h3>
      <p className="text-muted">{strings.list.text}</p>
      {isPartial && (
        <p role="alert" className="failure-note">
          {strings.list.unreadable}
        </p>
      )}
      {list === undefined && !isError && <p role="status">{strings.list.comparing}</p>}
      {list?.length === 0 && !isPartial && <p>{strings.list.none}</p>}
      {isReadable && !isPartial && <p>{strings.list.allReadable}</p>}
      {keep.isError && (
        <p role="alert" className="failure-note">
          {strings.offer.notKept(saveFailureText(keep.error))}
        </p>
      )}
      <ul aria-labelledby={id} className="grid">
        {list?.map((item) => {
          if (item.kind === 'value') return <LostTextRow key={item.id} item={item} />;
          const when = formatDateTime(item.at) ?? '';
          return (
            <li key={item.id} className="ruled-row">
              <div className="grid min-w-0 flex-1 basis-60">
                <span className="font-semibold">{when}</span>
                <span className="text-sm text-muted">{reasonOf(item)}</span>
                {whatIsIn(item)}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button variant="outline" onClick={() => open(item)}>
                  {strings.list.look(item.kind === 'text' ? contentName(item.key) : when)}
                </Button>
                {item.kind === 'text' && (
                  <Button variant="outline" onClick={() => download(item)}>
                    {strings.list.download(contentName(item.key))}
                  </Button>
                )}
                {item.kind === 'point' && item.isOffered && (
                  <Button
                    variant="outline"
                    disabled={keep.isPending}
                    onClick={() => keep.mutate([item])}
                  >
                    {strings.offer.keepDemo}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {isOpen && shown?.kind === 'text' && (
        <RepairDialog
          key={`${shown.id} ${resumed?.id ?? ''}`}
          item={shown}
          resumed={resumed}
          onClose={(cancelled) => {
            close();
            noteCancelled(cancelled, () => open(shown, cancelled));
          }}
        />
      )}
      {shown && shown.kind !== 'text' && (
        <ComparisonDialog
          key={shown.id}
          open={isOpen}
          item={shown}
          reason={reasonOf(shown)}
          onClose={close}
        />
      )}
    </section>
  );
}
