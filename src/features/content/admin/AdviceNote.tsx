import { TriangleAlert } from 'lucide-react';

/** A doubt about a value or record, beside it. */
export function AdviceNote({ text }: { text: string }) {
  return (
    <p className="flex gap-2 text-sm text-advice">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
