import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { declineInstallation } from './installation';
import { AddToHomePicture, SharePicture } from './InstallPictures';

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
      title="Install on this device"
      description="It then opens from your home screen like any app, without a network too."
      footer={
        <>
          <Button variant="ghost" onClick={declineInstallation}>
            Do not show this again
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ol className="grid gap-5 sm:grid-cols-2">
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <SharePicture />
          <p>
            <strong>1. Press Share</strong>, the square with an arrow, in the browser’s bar. Where
            you do not see it, it is behind the three dots.
          </p>
        </li>
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <AddToHomePicture />
          <p>
            <strong>2. Choose “Add to Home Screen”</strong>, further down in the list, and then
            “Add”.
          </p>
        </li>
      </ol>
      <p className="mt-6 border-s-4 border-accent ps-4">
        The app keeps data of its own: what you entered in this browser stays in this browser.
      </p>
    </Dialog>
  );
}
