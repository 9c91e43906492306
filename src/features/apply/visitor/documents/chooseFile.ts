import type { UseFormReturn } from 'react-hook-form';
import type { DocumentKind } from '@/domain/application';
import { whenIdle } from '@/lib/async/tasks';
import type { ApplicationValues } from '../applicationDraft';

/** A chosen file and the copy that was made of it, each with the other. */
const copies = new WeakMap<File, { original: File; smaller: File }>();

/** The smaller copy of a chosen file with its original, if one was made. */
export const copyOf = (file: File | null) => (file === null ? undefined : copies.get(file));

/** Sets or clears a document; a large picture is made smaller when the page is idle. */
export function chooseFile(
  form: UseFormReturn<ApplicationValues>,
  kind: DocumentKind,
  file: File | null,
): void {
  form.setValue(kind, file);
  const makeSmaller = async () => {
    // By then, a copy or another choice may have replaced it.
    if (file === null || form.getValues(kind) !== file) return;
    // Not every picture can be decoded, and not every browser has an `OffscreenCanvas`.
    const smaller = await import('./pictures')
      .then(({ smallerPicture }) => smallerPicture(file))
      .catch(() => undefined);
    if (smaller === undefined || form.getValues(kind) !== file) return;
    for (const each of [file, smaller]) copies.set(each, { original: file, smaller });
    form.setValue(kind, smaller);
  };
  whenIdle(() => void makeSmaller());
}
