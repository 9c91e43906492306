import { useQuery } from '@tanstack/react-query';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { textOf } from '@/content/editing/formValues';
import { orphanedDraftsOptions } from '@/queries/admin/editing';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

interface StrayDraftsProps {
  edited: ContentTypeConfig;
  onOpen: (entry: EntryRecord) => void;
}

/** Unsaved changes to entries that were deleted meanwhile: no row of the list leads to them. */
export function OrphanedDrafts({ edited, onOpen }: StrayDraftsProps) {
  const { data: strays = [] } = useQuery(orphanedDraftsOptions(edited));
  if (strays.length === 0) return null;
  return (
    <section aria-labelledby="strays" className="grid gap-3 rounded-box border border-hairline p-4">
      <h3 id="strays" className="text-lg">
        {strings.strays.title}
      </h3>
      <ul className="grid gap-3">
        {strays.map((entry) => {
          const name = textOf(entry, 'title') || strings.untitled;
          return (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-3">
              <span dir="auto" className="wrap-anywhere">
                {strings.strays.text(name)}
              </span>
              <Button
                variant="outline"
                aria-label={strings.strays.openOf(name)}
                onClick={() => onOpen(entry)}
              >
                {strings.strays.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
