import { useQuery } from '@tanstack/react-query';
import { erasureNoteOptions } from '@/queries/site/erasureNote';
import { strings } from './strings';

/** What was erased on this device just now; nothing in any other case. */
export function ErasureNote() {
  const { data: lines = [] } = useQuery(erasureNoteOptions);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="erased" className="mb-6 grid gap-2">
      <h2 id="erased" className="text-xl">
        {strings.erased.title}
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-muted">{strings.erased.text}</p>
    </section>
  );
}
