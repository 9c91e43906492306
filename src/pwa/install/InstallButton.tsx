import { MonitorDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/ui/elements';
import { lazyOptional } from '@/ui/deferred';
import { install, declineInstallation } from './installation';
import type { InstallWay } from '../siteState';
import { deferredStrings } from '../strings';

const InstallSteps = lazyOptional(async () => (await import('./InstallSteps')).InstallSteps);

interface InstallButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  way: InstallWay;
}

/** Installs the site as an app, or shows how to. */
export function InstallButton({ way, size, ...look }: InstallButtonProps) {
  /** Undefined before the first opening, which loads the code of the steps. */
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        {...look}
        size={size}
        onClick={() => {
          if (way === 'dialog') void install();
          else setIsOpen(true);
        }}
      >
        <MonitorDown aria-hidden="true" className="size-5" />
        <span className={size === 'icon' ? 'sr-only' : undefined}>
          {deferredStrings.install.button}
        </span>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <InstallSteps open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Next to a receipt: why installing the site is useful now. */
export function InstallHint({ way }: { way: InstallWay }) {
  return (
    <aside
      aria-label={deferredStrings.install.button}
      className="grid gap-3 rounded-box border border-dashed border-control p-4"
    >
      <p className="text-sm">{deferredStrings.install.hint[way]}</p>
      <div className="flex flex-wrap gap-2">
        <InstallButton way={way} variant="outline" />
        <Button variant="ghost" onClick={declineInstallation}>
          {deferredStrings.install.notNow}
        </Button>
      </div>
    </aside>
  );
}

/** One chunk for what few visitors see: the install offer and the back button of an app window. */
export { BackButton } from '@/ui/controls/BackButton';
