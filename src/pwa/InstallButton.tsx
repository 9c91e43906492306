import { MonitorDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/ui/Button';
import { install, useInstallWay } from './installation';

const InstallSteps = lazy(async () => ({ default: (await import('./InstallSteps')).InstallSteps }));

type InstallButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'>;

/** Installs the site as an app, or shows how; nothing where that is done, declined or not possible. */
export function InstallButton({ size, ...look }: InstallButtonProps) {
  const way = useInstallWay();
  /** Undefined until the steps are asked for: their code comes with the first time. */
  const [isOpen, setIsOpen] = useState<boolean>();
  if (way === undefined) return null;
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
        <span className={size === 'icon' ? 'sr-only' : undefined}>Install app</span>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <InstallSteps open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
