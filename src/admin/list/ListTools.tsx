import type { ReactNode } from 'react';
import type { Sorting } from '@/content/sorting';
import { Field } from '@/ui/controls/Field';
import { Select } from '@/ui/controls/Select';
import { TextInput } from '@/ui/controls/TextInput';
import { strings } from './strings';

export interface Filter {
  readonly label: string;
  /** `undefined` for all. */
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

export interface ListToolsProps {
  label: string;
  example?: string;
  typed: string;
  onType: (typed: string) => void;
  filters: readonly Filter[];
  /** A choice of the order, where there are no headings to press. */
  sortChoice?: ReactNode;
}

/** What a list is searched and filtered by. */
export function ListTools({ label, example, typed, onType, filters, sortChoice }: ListToolsProps) {
  return (
    <search className="list-tools no-print">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            placeholder={example}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
          />
        )}
      </Field>
      {filters.map(({ label: name, value = '', options, onChange }) => (
        <Field key={name} label={name}>
          {(control) => (
            <Select
              {...control}
              value={value}
              onChange={({ target }) => onChange(target.value || undefined)}
            >
              <option value="">{strings.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {sortChoice}
    </search>
  );
}

interface SortChoiceProps<Column extends string> {
  columns: readonly { readonly id: Column; readonly label: string }[];
  sort: Sorting<Column>;
  onSort: (sort: Sorting<Column>) => void;
}

/** Every order that the columns can give, in one choice. */
export function SortChoice<Column extends string>({
  columns,
  sort,
  onSort,
}: SortChoiceProps<Column>) {
  const orders = columns.flatMap(({ id, label }) => [
    { by: id, descending: false, label: strings.ascending(label) },
    { by: id, descending: true, label: strings.descending(label) },
  ]);
  const chosen = orders.findIndex(
    ({ by, descending }) => by === sort.by && descending === sort.descending,
  );
  return (
    <Field label={strings.sortBy}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const order = orders[target.selectedIndex];
            if (order) onSort({ by: order.by, descending: order.descending });
          }}
        >
          {orders.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
