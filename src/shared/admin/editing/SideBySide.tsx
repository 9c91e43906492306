import type { Difference } from '@/shared/editing/formDefinition';
import type { Side } from '@/shared/editing/mergeEdits';
import { strings } from '../strings';

interface SideBySideProps {
  differences: readonly Difference[];
  names: Readonly<Record<Side, string>>;
}

/** Two versions of some fields side by side. */
export function SideBySide({ differences, names }: SideBySideProps) {
  return differences.map(({ name, label, ...texts }) => (
    <fieldset key={name} className="grid gap-2">
      <legend className="pb-2">
        <h3 className="font-sans text-base">{label}</h3>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div
            key={side}
            className="grid content-start gap-1 rounded-field border border-hairline p-3"
          >
            <p className="document-label">{names[side]}</p>
            <VersionText name={names[side]} text={texts[side]} />
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

function VersionText({ name, text }: { name: string; text: string }) {
  if (text === '') return <p className="text-muted">{strings.conflict.changed.empty}</p>;
  return (
    // Long texts scroll in a focusable box.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={name} className="max-h-60 overflow-y-auto">
      <p dir="auto" translate="no" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
