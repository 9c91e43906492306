import type { Count } from '@/content/applications/applicationCounts';
import { strings } from './strings';

interface CountTableProps {
  caption: string;
  /** The heading over the names. */
  column: string;
  counts: readonly Count[];
  nameOf: (name: string) => string;
}

/** The figures of a chart, to be read one by one. */
export function CountTable({ caption, column, counts, nameOf }: CountTableProps) {
  return (
    // Scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label={caption} className="max-h-72 overflow-y-auto">
      <table className="count-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" className="text-end">
              {strings.chart.applications}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {nameOf(name)}
              </th>
              <td className="text-end tabular-nums">{count.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
