import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { contentName } from '@/content/types/contentNames';
import { keyed } from '@/lib/keyed';
import type { ChangedRecord, KindInside } from '@/queries/admin/recovery';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/controls/Button';
import { differenceText } from './differenceText';
import { strings } from './strings';

/** How many are shown at once. */
const LISTED = 100;

const TONES: Readonly<Record<ChangedRecord['change'], Tone>> = {
  added: 'green',
  changed: 'yellow',
  onlyHere: 'red',
};

interface KindChoiceProps {
  inside: KindInside;
  /** The names of the records that stay as they are. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (names: ReadonlySet<string>) => void;
  onRestore: () => void;
}

/** One kind of content in the comparison, with the choice of what goes back. */
export function KindChoice({
  inside: { key, difference, titles, changes },
  leftOut,
  onLeaveOut,
  onRestore,
}: KindChoiceProps) {
  const [shown, setShown] = useState(LISTED);
  const kind = contentName(key);
  const unlisted = titles.length - LISTED;
  const chosen = changes.filter(({ name }) => !leftOut.has(name)).length;
  const isPart = chosen > 0 && chosen < changes.length;
  const choose = (names: readonly string[], isChosen: boolean) => {
    const next = new Set(leftOut);
    for (const name of names)
      if (isChosen) next.delete(name);
      else next.add(name);
    onLeaveOut(next);
  };
  return (
    <section aria-label={kind} className="data-row">
      <details className="data-inside min-w-0 flex-1 basis-60">
        <summary>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          <span className="font-semibold">{strings.inside.count(kind, titles.length)}</span>
          <span className="text-sm text-muted">{differenceText(difference)}</span>
        </summary>
        {changes.length > 1 && (
          <label className="data-pick font-semibold">
            <input
              ref={(box) => {
                if (box) box.indeterminate = isPart;
              }}
              type="checkbox"

              checked={chosen === changes.length}
              onChange={({ target }) =>
                choose(
                  changes.map((each) => each.name),
                  target.checked,
                )
              }
            />
            {strings.inside.choose}
          </label>
        )}
        {changes.length > 0 && (
          <ul aria-label={strings.inside.differences} className="grid pb-3">
            {changes.slice(0, shown).map(({ name, title, change }) => (
              <li key={name}>
                <label className="data-pick">
                  <input
                    type="checkbox"

                    checked={!leftOut.has(name)}
                    onChange={({ target }) => choose([name], target.checked)}
                  />
                  <Badge tone={TONES[change]}>{strings.inside.changes[change]}</Badge>
                  <span className="min-w-0 wrap-anywhere" dir="auto">
                    {title || strings.inside.noTitle}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {changes.length > shown && (
          <Button variant="outline" size="sm" onClick={() => setShown(shown + LISTED)}>
            {strings.inside.showMore(changes.length - shown)}
          </Button>
        )}
        <p className="text-sm text-muted">{strings.inside.all}</p>
        <ol aria-label={strings.inside.names} className="data-names">
          {keyed(titles.slice(0, LISTED), (each) => each).map(({ key: row, item }) => (
            <li key={row} className="wrap-anywhere" dir="auto">
              {item || strings.inside.noTitle}
            </li>
          ))}
        </ol>
        {unlisted > 0 && <p>{strings.more(unlisted)}</p>}
      </details>
      <Button variant="outline" disabled={chosen === 0} onClick={onRestore}>
        {isPart
          ? strings.inside.restorePart(chosen, changes.length, kind)
          : strings.inside.restore(kind)}
      </Button>
    </section>
  );
}
