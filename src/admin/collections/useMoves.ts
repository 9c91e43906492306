import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { textOf } from '@/content/editing/entryForm';
import { move } from '@/content/editing/move';
import { updateEditedOptions } from '@/queries/admin/editing';
import { saveFailureText } from '@/queries/saveFailure';
import { strings } from './strings';

/**
 * Moving entries up and down, each move one commit; focus stays on the button that was pressed.
 * `isInOrder` says whether all entries are there, each in its place.
 */
export function useMoves(
  edited: ContentTypeConfig,
  entries: readonly EntryRecord[],
  isInOrder: boolean,
) {
  const { mutate, isPending, error } = useMutation(updateEditedOptions(edited));
  const [moved, setMoved] = useState<{ entry: EntryRecord; step: -1 | 1 }>();
  const rows = useRef<HTMLTableSectionElement>(null);
  // Of a place among others than these nothing is said, now or when the order is back.
  if (moved !== undefined && !isInOrder) setMoved(undefined);

  const place = entries.findIndex(({ id }) => id === moved?.entry.id) + 1;
  const count = entries.length;

  useEffect(() => {
    if (moved === undefined) return;
    const row = rows.current?.querySelector(`[data-id="${CSS.escape(moved.entry.id)}"]`);
    const { activeElement, body } = document;
    // A row that changes its place in the document loses the focus that was in it.
    if (!row || (activeElement !== body && !row.contains(activeElement))) return;
    const isAtEnd = place === (moved.step === -1 ? 1 : count);
    const step = isAtEnd ? -moved.step : moved.step;
    row.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [moved, place, count]);

  return {
    rows,
    failure: error === null ? undefined : saveFailureText(error),
    announcement:
      moved && isInOrder && place > 0
        ? strings.order.place(textOf(moved.entry, 'title') || strings.untitled, place, count)
        : undefined,
    move: (entry: EntryRecord, step: -1 | 1) => {
      if (isPending) return;
      mutate((stored) => move(stored, entry.id, step), {
        onSuccess: () => setMoved({ entry, step }),
      });
    },
  };
}
