import {
  APPLICATION_COLUMNS,
  type ApplicationSort,
  COLUMN_LABELS,
} from '@/content/applications/applicationList';
import { visaTypeLabel } from '@/content/applications/visaOptions';
import { Field } from '@/ui/controls/Field';
import { Select } from '@/ui/controls/Select';
import { TextInput } from '@/ui/controls/TextInput';
import type { ListSearch } from './listSearch';
import { strings } from './strings';

interface ApplicationFiltersProps {
  typed: string;
  onType: (text: string) => void;
  search: ListSearch;
  statuses: readonly string[];
  visaTypes: readonly string[];
  onChange: (part: Partial<ListSearch>) => void;
  /** Where there are no column headings to sort by. */
  sorting?: { sort: ApplicationSort; onSort: (sort: ApplicationSort) => void } | undefined;
}

export function ApplicationFilters({
  typed,
  onType,
  search,
  statuses,
  visaTypes,
  onChange,
  sorting,
}: ApplicationFiltersProps) {
  return (
    <search className="application-filters no-print">
      <Field label={strings.filters.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            placeholder={strings.filters.searchExample}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
          />
        )}
      </Field>
      <Field label={strings.filters.status}>
        {(control) => (
          <Select
            {...control}
            value={search.status ?? ''}
            onChange={({ target }) => onChange({ status: target.value || undefined })}
          >
            <option value="">{strings.filters.all}</option>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={strings.filters.visaType}>
        {(control) => (
          <Select
            {...control}
            value={search.visa ?? ''}
            onChange={({ target }) => onChange({ visa: target.value || undefined })}
          >
            <option value="">{strings.filters.all}</option>
            {visaTypes.map((id) => (
              <option key={id} value={id}>
                {visaTypeLabel(id)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {sorting && <SortChoice {...sorting} />}
    </search>
  );
}

function SortChoice({
  sort,
  onSort,
}: {
  sort: ApplicationSort;
  onSort: (sort: ApplicationSort) => void;
}) {
  const chosen = `${sort.by} ${sort.descending ? 'down' : 'up'}`;
  const orders = APPLICATION_COLUMNS.flatMap((by) =>
    [false, true].map((descending) => ({ by, descending })),
  );
  return (
    <Field label={strings.filters.sortBy}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const order = orders[target.selectedIndex];
            if (order) onSort(order);
          }}
        >
          {orders.map(({ by, descending }) => (
            <option
              key={`${by} ${String(descending)}`}
              value={`${by} ${descending ? 'down' : 'up'}`}
            >
              {strings.filters[descending ? 'descending' : 'ascending'](COLUMN_LABELS[by])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
