import { MonitorDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/ui/controls/Button';
import { lazyOptional } from '@/ui/deferred';
import { install } from './installation';
import type { InstallWay } from '../siteState';
import { strings } from '../deferredStrings';

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
        <span className={size === 'icon' ? 'sr-only' : undefined}>{strings.install.button}</span>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <InstallSteps open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
