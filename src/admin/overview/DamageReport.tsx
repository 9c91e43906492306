import { useMutation, useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { type Damage, damageOptions, restoreCopyOptions } from '@/queries/damage';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CONTENT_NAMES } from '@/content/contentNames';

function copyText({ copy }: Damage): string {
  if (copy === undefined)
    return 'No earlier copy is kept on this device. The next save starts afresh; the unreadable text is set aside.';
  const when = formatDateTime(copy.savedAt.toISOString()) ?? '';
  const items = copy.recordCount === 1 ? '1 item' : `${copy.recordCount.toLocaleString()} items`;
  return `A copy kept on ${when} holds ${items}.`;
}

/** Which content cannot be read, and the copy that could take its place; nothing when all is well. */
export function DamageReport() {
  const damages = useQueries({
    queries: damageOptions,
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const restore = useMutation(restoreCopyOptions);
  const [asked, setAsked] = useState<Damage>();
  if (damages.length === 0) return null;
  return (
    <section aria-labelledby="damage" className="failure-note grid gap-3">
      <h2 id="damage" className="flex gap-2 text-xl">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Some content cannot be read
      </h2>
      <p>
        It counts as nothing and visitors do not see it. The unreadable text is set aside, so that
        nothing is lost.
      </p>
      <ul className="grid gap-3">
        {damages.map((damage) => (
          <li key={damage.key} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{CONTENT_NAMES[damage.key]}</strong> cannot be read. {copyText(damage)}
            </span>
            {damage.copy && (
              <Button
                variant="outline"
                aria-label={`Restore the copy: ${CONTENT_NAMES[damage.key]}`}
                onClick={() => {
                  restore.reset();
                  setAsked(damage);
                }}
              >
                Restore the copy
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Restore the copy?"
        text={
          asked &&
          `${CONTENT_NAMES[asked.key]}: ${copyText(asked)} It takes the place of the text that cannot be read. That text stays set aside.`
        }
        confirmLabel="Restore"
        isBusy={restore.isPending}
        failure={
          restore.isError ? `Nothing was restored. ${saveFailureText(restore.error)}` : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked.key, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </section>
  );
}
