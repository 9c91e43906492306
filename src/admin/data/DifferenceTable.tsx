import { CONTENT_NAMES } from '@/content/contentNames';
import type { PreparedRestore } from '@/queries/restore';
import { words } from './words';

/** What a backup would change, type by type. */
export function DifferenceTable({
  differences,
  documents,
}: Pick<PreparedRestore, 'differences' | 'documents'>) {
  const rows = [...differences].map(([key, each]) => ({
    name: CONTENT_NAMES[key],
    figures: [each.arriving, each.added, each.changed, each.same, each.onlyHere],
  }));
  const { arriving, added } = documents;
  const { columns } = words.comparison;
  return (
    // Scrolled by keyboard too, where the screen is narrow.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label={words.comparison.title} className="overflow-x-auto">
      <table className="data-table">
        <caption className="sr-only">{words.comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.comparison.content}</th>
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
              <th scope="row">{words.documents}</th>
              {[arriving, added, 0, arriving - added].map((figure, index) => (
                <td key={columns[index]} className="text-end tabular-nums">
                  {figure.toLocaleString()}
                </td>
              ))}
              <td className="text-end">{words.comparison.stay}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
