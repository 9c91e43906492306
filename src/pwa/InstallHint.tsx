import { Button } from '@/ui/Button';
import { InstallButton, type InstallWay } from './InstallButton';
import { declineInstallation } from './installation';

/** Beside a receipt: what installing the site is good for now. */
export function InstallHint({ way }: { way: InstallWay }) {
  return (
    <aside aria-label="Install app" className="install-hint">
      <p className="text-sm">
        {way === 'dialog'
          ? 'Installed, this site opens like any app, and shows this application without a network.'
          : 'Installed, this site opens from your home screen. This application stays in this browser.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <InstallButton way={way} variant="outline" />
        <Button variant="ghost" onClick={declineInstallation}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
