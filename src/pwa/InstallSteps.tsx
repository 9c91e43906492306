import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { declineInstallation } from './installation';
import { AddToHomePicture, SharePicture } from './InstallPictures';
import { words } from './lateWords';

interface InstallStepsProps {
  open: boolean;
  onClose: () => void;
}

/** The two steps by which people install a site on iOS and iPadOS, where no browser offers it. */
export function InstallSteps({ open, onClose }: InstallStepsProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      title={words.installSteps.title}
      description={words.installSteps.text}
      footer={
        <>
          <Button variant="ghost" onClick={declineInstallation}>
            {words.installSteps.never}
          </Button>
          <Button onClick={onClose}>{words.installSteps.close}</Button>
        </>
      }
    >
      <ol className="grid gap-5 sm:grid-cols-2">
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <SharePicture />
          <p>{words.installSteps.share}</p>
        </li>
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <AddToHomePicture />
          <p>{words.installSteps.addToHome}</p>
        </li>
      </ol>
      <p className="mt-6 border-s-4 border-accent ps-4">{words.installSteps.data}</p>
    </Dialog>
  );
}
