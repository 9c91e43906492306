import { Button } from '@/ui/Button';
import { InstallButton } from './InstallButton';
import { declineInstallation } from './installation';
import type { InstallWay } from './siteState';
import { words } from './lateWords';

/** Beside a receipt: what installing the site is good for now. */
export function InstallHint({ way }: { way: InstallWay }) {
  return (
    <aside aria-label={words.install.button} className="install-hint">
      <p className="text-sm">{words.install.hint[way]}</p>
      <div className="flex flex-wrap gap-2">
        <InstallButton way={way} variant="outline" />
        <Button variant="ghost" onClick={declineInstallation}>
          {words.install.notNow}
        </Button>
      </div>
    </aside>
  );
}
