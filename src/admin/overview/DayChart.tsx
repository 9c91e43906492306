import type { Count } from '@/content/applications/applicationCounts';
import { writtenDate } from '@/lib/time/dates';
import { strings } from './strings';

/** The drawing's own units: a day is so wide, and the highest bar so high. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

const dayAndMonth = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const shortDay = (day: string | undefined) =>
  day === undefined ? '' : dayAndMonth.format(new Date(`${day}T00:00:00Z`));

function summary(counts: readonly Count[], most: number): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const busiest = counts.find(({ count }) => count === most);
  if (total === 0 || busiest === undefined) return strings.chart.none(counts.length);
  if (most === total) return strings.chart.oneDay(counts.length, total, shortDay(busiest.name));
  return strings.chart.most(counts.length, total, { day: shortDay(busiest.name), count: most });
}

/** Applications per day as bars; the same in a sentence above them. */
export function DayChart({ counts }: { counts: readonly Count[] }) {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const width = counts.length * STEP;
  return (
    <figure className="grid gap-2">
      <figcaption className="grid">
        <span className="font-semibold">{strings.chart.perDay}</span>
        <span className="text-sm text-muted">{summary(counts, most)}</span>
      </figcaption>
      {most > 0 && (
        <>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="day-chart"
          >
            {counts.map(({ name, count }, index) => {
              const height = (count / most) * HEIGHT;
              return (
                <rect
                  key={name}
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                >
                  <title>{`${writtenDate(name) ?? name}: ${count}`}</title>
                </rect>
              );
            })}
          </svg>
          <p aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
            <span>{shortDay(counts[0]?.name)}</span>
            <span>{shortDay(counts.at(-1)?.name)}</span>
          </p>
        </>
      )}
    </figure>
  );
}
