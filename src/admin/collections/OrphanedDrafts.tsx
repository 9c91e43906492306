import { useQuery } from '@tanstack/react-query';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { textOf } from '@/content/editing/entryForm';
import { orphanedDraftsOptions } from '@/queries/admin/editing';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

interface OrphanedDraftsProps {
  edited: ContentTypeConfig;
  onOpen: (entry: EntryRecord) => void;
}

/** Unsaved changes to entries that were deleted meanwhile: no row of the list leads to them. */
export function OrphanedDrafts({ edited, onOpen }: OrphanedDraftsProps) {
  const { data: orphaned = [] } = useQuery(orphanedDraftsOptions(edited));
  if (orphaned.length === 0) return null;
  return (
    <section
      aria-labelledby="orphaned"
      className="grid gap-3 rounded-box border border-hairline p-4"
    >
      <h3 id="orphaned" className="text-lg">
        {strings.orphaned.title}
      </h3>
      <ul className="grid gap-3">
        {orphaned.map((entry) => {
          const name = textOf(entry, 'title') || strings.untitled;
          return (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-3">
              <span dir="auto" className="wrap-anywhere">
                {strings.orphaned.text(name)}
              </span>
              <Button
                variant="outline"
                aria-label={strings.orphaned.openOf(name)}
                onClick={() => onOpen(entry)}
              >
                {strings.orphaned.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
