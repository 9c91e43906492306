import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { declineInstallation } from './installation';
import { AddToHomePicture, SharePicture } from './InstallPictures';
import { strings } from '../deferredStrings';

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
      title={strings.installSteps.title}
      description={strings.installSteps.text}
      footer={
        <>
          <Button variant="ghost" onClick={declineInstallation}>
            {strings.installSteps.never}
          </Button>
          <Button onClick={onClose}>{strings.installSteps.close}</Button>
        </>
      }
    >
      <ol className="grid gap-5 sm:grid-cols-2">
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <SharePicture />
          <p>{strings.installSteps.share}</p>
        </li>
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <AddToHomePicture />
          <p>{strings.installSteps.addToHome}</p>
        </li>
      </ol>
      <p className="mt-6 border-s-4 border-accent ps-4">{strings.installSteps.data}</p>
    </Dialog>
  );
}
