import { TriangleAlert } from 'lucide-react';
import type { Essential } from '@/features/applications/model/advice';
import { strings } from './strings';

/** What the office needs and the application lacks; empty if it is complete. */
export function MissingNote({ missing }: { missing: readonly Essential[] }) {
  if (missing.length === 0) return null;
  return (
    <section
      aria-labelledby="missing"
      className="flex gap-3 rounded-box border border-advice bg-base-100 px-4 py-3.5 text-[0.9375rem]"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-advice" />
      <div className="min-w-0">
        <h3 id="missing" className="font-sans font-semibold [word-spacing:normal]">
          {strings.missing.title}
        </h3>
        <ul className="ms-5 list-disc">
          {missing.map((essential) => (
            <li key={essential}>{strings.missing[essential]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
