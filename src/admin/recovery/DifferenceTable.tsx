import { contentName } from '@/content/types/contentNames';
import type { PreparedRestore } from '@/queries/admin/restore';
import { strings } from './strings';

/** What a backup would change, type by type. */
export function DifferenceTable({
  differences,
  documents,
}: Pick<PreparedRestore, 'differences' | 'documents'>) {
  const rows = [...differences].map(([key, each]) => ({
    name: contentName(key),
    figures: [each.arriving, each.added, each.changed, each.same, each.onlyHere],
  }));
  const { arriving, added } = documents;
  const { columns } = strings.comparison;
  return (
    <div
      // Scrolled by keyboard too, where the screen is narrow.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={strings.comparison.title}
      className="overflow-x-auto"
    >
      <table className="data-table">
        <caption className="sr-only">{strings.comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.comparison.content}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index]} className="text-end tabular-nums">
                  {figure.toLocaleString()}
                </td>
              ))}
            </tr>
          ))}
          {arriving > 0 && (
            <tr>
              <th scope="row">{strings.documents}</th>
              {[arriving, added, 0, arriving - added].map((figure, index) => (
                <td key={columns[index]} className="text-end tabular-nums">
                  {figure.toLocaleString()}
                </td>
              ))}
              <td className="text-end">{strings.comparison.stay}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
