import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { chooseTheme, shownTheme, watchTheme } from '../theme';
import { strings } from '../strings';

const whilePrerendered = () => 'paper' as const;

/** Switches between the light and dark theme; stored in the cookie `theme`. */
export function ThemeSwitch({ className = '' }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(watchTheme, shownTheme, whilePrerendered);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dusk'}
      aria-label={strings.darkTheme}
      className={`grid size-11 cursor-pointer place-items-center rounded-field hover:bg-base-content/8 ${className}`}
      onClick={() => {
        chooseTheme(theme === 'dusk' ? 'paper' : 'dusk');
      }}
    >
      <Moon aria-hidden className="size-5 dusk:hidden" />
      <Sun aria-hidden className="hidden size-5 dusk:block" />
    </button>
  );
}
