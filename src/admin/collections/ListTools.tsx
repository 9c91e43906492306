import { Search } from 'lucide-react';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import type { StatusFilter } from '@/content/editing/listing';
import { Select } from '@/ui/controls/Select';
import { TextInput } from '@/ui/controls/TextInput';
import { strings } from './strings';

const STATUSES: readonly StatusFilter[] = ['all', 'published', 'draft'];

interface ListToolsProps {
  edited: ContentTypeConfig;
  typed: string;
  onType: (typed: string) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
  count: number;
  total: number;
}

/** Search and status filter of a list, and how much of it they leave. */
export function ListTools({
  edited,
  typed,
  onType,
  status,
  onStatus,
  count,
  total,
}: ListToolsProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="no-print relative min-w-[min(12rem,100%)] flex-1 sm:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-muted"
        />
        <TextInput
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={strings.list.search(edited.words.many)}
          placeholder={strings.list.search(edited.words.many)}
          dir="auto"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className="ps-9"
        />
      </div>
      <label className="no-print flex min-w-0 items-center gap-2">
        <span className="text-sm text-muted">{strings.list.status}</span>
        <Select
          value={status}
          onChange={({ target }) => {
            const chosen = STATUSES.find((each) => each === target.value);
            if (chosen) onStatus(chosen);
          }}
          className="w-32 min-w-0"
        >
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {strings.list.statuses[each]}
            </option>
          ))}
        </Select>
      </label>
      <output className="ms-auto text-sm text-muted tabular-nums">
        {count === total ? strings.list.all(total, edited.words) : strings.list.found(count, total)}
      </output>
    </search>
  );
}
