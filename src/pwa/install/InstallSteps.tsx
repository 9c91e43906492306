import { Button } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import { declineInstallation } from './installation';
import { deferredStrings } from '../strings';

interface InstallStepsProps {
  open: boolean;
  onClose: () => void;
}

/** The two manual steps to install a site on iOS and iPadOS, which have no install prompt. */
export function InstallSteps({ open, onClose }: InstallStepsProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      title={deferredStrings.installSteps.title}
      description={deferredStrings.installSteps.text}
      footer={
        <>
          <Button variant="ghost" onClick={declineInstallation}>
            {deferredStrings.installSteps.never}
          </Button>
          <Button onClick={onClose}>{deferredStrings.installSteps.close}</Button>
        </>
      }
    >
      <ol className="grid gap-3">
        <li>{deferredStrings.installSteps.share}</li>
        <li>{deferredStrings.installSteps.addToHome}</li>
      </ol>
      <p className="mt-6 border-s-4 border-accent ps-4">{deferredStrings.installSteps.data}</p>
    </Dialog>
  );
}
