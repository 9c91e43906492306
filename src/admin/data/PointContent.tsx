import { CONTENT_NAMES } from '@/content/contentNames';
import { keyed } from '@/lib/keyed';
import type { ChangedRecord, PointInside } from '@/queries/restorePoints';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { differenceText, differs } from './differenceText';
import { words } from './words';

/** More are counted, not told. */
const TOLD = 100;

const TONES: Readonly<Record<ChangedRecord['change'], Tone>> = {
  added: 'green',
  changed: 'yellow',
  onlyHere: 'red',
};

/** One kind of content in a restore point. */
export function PointContent({
  inside: { key, difference, names, changes },
  onRestore,
}: {
  inside: PointInside;
  onRestore: () => void;
}) {
  const name = CONTENT_NAMES[key];
  const untold = names.length - TOLD;
  return (
    <section aria-label={name} className="data-row">
      <details className="data-inside min-w-0 flex-1 basis-60">
        <summary>
          <span className="font-semibold">{words.inside.count(name, names.length)}</span>
          <span className="text-sm text-muted">{differenceText(difference)}</span>
        </summary>
        {changes.length > 0 && (
          <ul aria-label={words.inside.differences} className="grid gap-1 pb-3">
            {keyed(changes.slice(0, TOLD), (each) => each.name).map(({ key: row, item }) => (
              <li key={row} className="flex flex-wrap items-center gap-2">
                <Badge tone={TONES[item.change]}>{words.inside.changes[item.change]}</Badge>
                <span className="min-w-0 wrap-anywhere" dir="auto">
                  {item.name}
                </span>
              </li>
            ))}
            {changes.length > TOLD && <li>{words.more(changes.length - TOLD)}</li>}
          </ul>
        )}
        <p className="text-sm text-muted">{words.inside.all}</p>
        <ol aria-label={words.inside.names} className="data-names">
          {keyed(names.slice(0, TOLD), (each) => each).map(({ key: row, item }) => (
            <li key={row} className="wrap-anywhere" dir="auto">
              {item}
            </li>
          ))}
        </ol>
        {untold > 0 && <p>{words.more(untold)}</p>}
      </details>
      <Button variant="outline" disabled={!differs(difference)} onClick={onRestore}>
        {words.inside.restore(name)}
      </Button>
    </section>
  );
}
