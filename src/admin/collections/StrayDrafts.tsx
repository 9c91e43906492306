import { useQuery } from '@tanstack/react-query';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { textOf } from '@/content/editing/formValues';
import { strayDraftsOptions } from '@/queries/editing';
import { Button } from '@/ui/Button';
import { words } from './words';

interface StrayDraftsProps {
  edited: EditedType;
  onOpen: (entry: EntryRecord) => void;
}

/** Unsaved changes to entries that were deleted meanwhile: no row of the list leads to them. */
export function StrayDrafts({ edited, onOpen }: StrayDraftsProps) {
  const { data: strays = [] } = useQuery(strayDraftsOptions(edited));
  if (strays.length === 0) return null;
  return (
    <section aria-labelledby="strays" className="grid gap-3 rounded-box border border-hairline p-4">
      <h3 id="strays" className="text-lg">
        {words.strays.title}
      </h3>
      <ul className="grid gap-3">
        {strays.map((entry) => {
          const name = textOf(entry, 'title') || words.untitled;
          return (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-3">
              <span dir="auto" className="wrap-anywhere">
                {words.strays.text(name)}
              </span>
              <Button
                variant="outline"
                aria-label={words.strays.openOf(name)}
                onClick={() => onOpen(entry)}
              >
                {words.strays.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
