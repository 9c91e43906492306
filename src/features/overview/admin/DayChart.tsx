import type { Count } from '@/features/applications/model/applicationCounts';
import { DATE_LOCALE, writtenDate } from '@/lib/time/dates';
import { strings } from './strings';

/** How many days a chart shows. */
export const DAYS = 30;

/** In SVG units: the width of a day and the height of the highest bar. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

const dayAndMonth = new Intl.DateTimeFormat(DATE_LOCALE, {
  calendar: 'gregory',
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

/** A count per day as a bar chart, with a text summary above. */
export function DayChart({ counts, title }: { counts: readonly Count[]; title: string }) {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const width = counts.length * STEP;
  return (
    <figure className="grid gap-2">
      <figcaption className="grid">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{summary(counts, most)}</span>
      </figcaption>
      {most > 0 && (
        <>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-32 w-full border-y border-hairline fill-primary rtl:-scale-x-100"
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
