import { Button } from '@/ui/controls/Button';
import { InstallButton } from './InstallButton';
import { declineInstallation } from './installation';
import type { InstallWay } from '../siteState';
import { strings } from '../deferredStrings';

/** Next to a receipt: why installing the site is useful now. */
export function InstallHint({ way }: { way: InstallWay }) {
  return (
    <aside
      aria-label={strings.install.button}
      className="grid gap-3 rounded-box border border-dashed border-control p-4"
    >
      <p className="text-sm">{strings.install.hint[way]}</p>
      <div className="flex flex-wrap gap-2">
        <InstallButton way={way} variant="outline" />
        <Button variant="ghost" onClick={declineInstallation}>
          {strings.install.notNow}
        </Button>
      </div>
    </aside>
  );
}
