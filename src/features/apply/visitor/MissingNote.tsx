import { TriangleAlert } from 'lucide-react';
import { strings } from './strings';

/** What the application lacks, in sentences; nothing if it is complete. */
export function MissingNote({ missing }: { missing: readonly string[] }) {
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
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
