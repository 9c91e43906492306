import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button, TextInput } from '@/ui/elements';
import { deferredStrings } from '../strings';

/** A password input with a button to show the password; blur hides it again. */
export function PasswordInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const [isShown, setIsShown] = useState(false);
  const Mark = isShown ? EyeOff : Eye;
  return (
    <div
      className="flex gap-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsShown(false);
      }}
    >
      <TextInput
        autoComplete="new-password"
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        // Password managers may fill in a login, but no other password.
        {...(input.autoComplete !== 'current-password' && {
          'data-1p-ignore': true,
          'data-lpignore': 'true',
        })}
      />
      <Button
        variant="outline"
        size="icon"
        aria-label={deferredStrings.showPassword(label)}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Mark aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
