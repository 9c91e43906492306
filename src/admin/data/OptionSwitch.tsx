import { type ReactNode, useId } from 'react';
import { Switch } from '@/ui/controls/Switch';

interface OptionSwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice that is off or on, with what it means. */
export function OptionSwitch({ label, hint, isOn, disabled, onChange }: OptionSwitchProps) {
  const id = useId();
  return (
    <div className="grid">
      <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
        <Switch
          checked={isOn}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
