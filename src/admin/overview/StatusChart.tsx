import type { Count } from '@/content/applications/applicationCounts';
import { statusTone } from '@/content/applications/status';
import { Badge } from '@/ui/Badge';
import { strings } from './strings';

/** Applications by status as lying bars, each with its figure. */
export function StatusChart({ counts }: { counts: readonly Count[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{strings.chart.perStatus}</figcaption>
      <ul className="grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="status-bar">
            <span className="min-w-0 truncate" dir="auto">
              <Badge tone={statusTone(name)}>{name || strings.chart.noStatus}</Badge>
            </span>
            <svg aria-hidden="true" className={`tone-${statusTone(name)} h-3 w-full`}>
              <rect width="100%" height="100%" className="fill-base-300" />
              <rect
                width={`${total === 0 ? 0 : (count / total) * 100}%`}
                height="100%"
                className="status-bar-fill"
              />
            </svg>
            <span className="text-end tabular-nums">{count.toLocaleString()}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
