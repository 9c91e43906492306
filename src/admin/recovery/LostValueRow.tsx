import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { labelOf, titleOf } from '@/content/backup/incoming';
import { FIELD } from '@/content/counters/change';
import { contentName } from '@/content/types/contentNames';
import { formatDateTime } from '@/lib/time/dates';
import { type LostValue, settleOptions } from '@/queries/admin/recovery';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { strings } from './strings';

const MAX_SHOWN = 200;
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_SHOWN);

/** What was edited at one counter while another value came to stand, or an edit that met a deletion. */
export function LostValueRow({ item }: { item: LostValue }) {
  const settle = useMutation(settleOptions);
  const { key, record, field, fields, value, standing, counter, at } = item.other;
  const name = labelOf(key, field);
  const label = titleOf(fields) || asText(fields['label'] ?? '') || record;
  const kind = contentName(key) ?? key;
  const when = at > 0 ? formatDateTime(new Date(at).toISOString()) : undefined;
  const isDeletion = field === FIELD.deleted;
  const isDecision = field === FIELD.decision;
  const words = strings.values;
  return (
    <li className="data-row">
      <div className="grid min-w-0 flex-1 basis-60">
        <span className="font-semibold">{when ?? words.before}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {isDeletion ? words.deleted(kind, label, counter) : words.lost(kind, label, counter)}
        </span>
        {!isDeletion && !isDecision && (
          <>
            <span className="line-clamp-3 text-sm wrap-anywhere">
              {words.value(name, asText(value))}
            </span>
            <span className="line-clamp-3 text-sm wrap-anywhere text-muted">
              {words.standing(asText(standing))}
            </span>
          </>
        )}
        {settle.isError && (
          <p role="alert" className="failure-note">
            {words.failed(saveFailureText(settle.error))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isDecision ? (
          <Link
            to="/admin/counter"
            search={{ application: record }}
            className={buttonClass({ variant: 'outline' })}
          >
            {words.decide}
          </Link>
        ) : (
          <>
            {!isDeletion && (
              <Button
                variant="outline"
                disabled={settle.isPending}
                onClick={() => settle.mutate({ item, isBack: true })}
              >
                {words.bringBack(name)}
              </Button>
            )}
            <Button
              variant="outline"
              disabled={settle.isPending}
              onClick={() => settle.mutate({ item, isBack: false })}
            >
              {words.dismiss(isDeletion ? label : name)}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
