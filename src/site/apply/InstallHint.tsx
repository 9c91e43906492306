import { InstallButton } from '@/pwa/InstallButton';
import { declineInstallation, useInstallWay } from '@/pwa/installation';
import { Button } from '@/ui/Button';

/** Beside a receipt: what installing the site is good for now; nothing where that cannot be done. */
export function InstallHint() {
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <aside aria-label="Install app" className="install-hint">
      <p className="text-sm">
        {way === 'dialog'
          ? 'Installed, this site opens like any app, and shows this application without a network.'
          : 'Installed, this site opens from your home screen. This application stays in this browser.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <InstallButton variant="outline" />
        <Button variant="ghost" onClick={declineInstallation}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
