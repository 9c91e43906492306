import type { Elements } from '@/ui/elements';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { declineInstallation } from './installation';
import { deferredStrings } from '../strings';

/** The lower part of a phone; the control to tap is highlighted, and the text is next to it. */
function Phone({ children }: { children: Elements }) {
  return (
    <svg
      viewBox="38 0 164 150"
      aria-hidden="true"
      className="w-full rounded-box border border-hairline bg-base-200 sm:h-44"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M48 -8V124a18 18 0 0 0 18 18H174a18 18 0 0 0 18 -18V-8"
        className="fill-base-100 stroke-control"
        strokeWidth="2.5"
      />
      {children}
      <path d="M102 134h36" className="stroke-control" strokeWidth="3" />
    </svg>
  );
}

/** The iOS share icon, about 20 units wide, centred at a point. */
function ShareMark({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${String(x)} ${String(y)})`}
      d="M-4 -4h-4v15H8V-4H4M0 4V-12M-5 -7L0 -12L5 -7"
    />
  );
}

function Ring({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="19" className="fill-accent/25 stroke-accent" strokeWidth="2.5" />;
}

/** The browser's toolbar with the Share button highlighted. */
export function SharePicture() {
  return (
    <Phone>
      <g className="stroke-hairline" strokeWidth="5">
        <path d="M64 18h112M64 34h92M64 50h104M64 66h60" />
      </g>
      <path d="M50 88H190" className="stroke-hairline" strokeWidth="1.5" />
      <g className="stroke-control" strokeWidth="2.5">
        <path d="M68 101l-7 7 7 7M86 101l7 7-7 7M150 102v13h11v-13zM172 102h10v13h-10z" />
      </g>
      <Ring x={122} y={108} />
      <g className="stroke-base-content" strokeWidth="2.5">
        <ShareMark x={122} y={108} />
      </g>
    </Phone>
  );
}

/** The share sheet with “Add to Home Screen” highlighted. */
export function AddToHomePicture() {
  return (
    <Phone>
      <rect
        x="58"
        y="10"
        width="124"
        height="112"
        rx="8"
        className="fill-base-200 stroke-hairline"
        strokeWidth="1.5"
      />
      <g className="stroke-hairline" strokeWidth="5">
        <path d="M70 26h58M70 48h74M70 106h50" />
      </g>
      <g className="stroke-control" strokeWidth="2.5">
        <path d="M160 20h10v11h-10zM160 47h11M165.5 42v11M160 101h11v10h-11z" />
      </g>
      <rect
        x="62"
        y="62"
        width="116"
        height="30"
        rx="6"
        className="fill-accent/25 stroke-accent"
        strokeWidth="2.5"
      />
      <g className="stroke-base-content" strokeWidth="2.5">
        <path d="M158 70h14v14h-14zM165 73.5v7M161.5 77h7" />
      </g>
      <path d="M72 77h66" className="stroke-base-content" strokeWidth="5" />
    </Phone>
  );
}

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
      <ol className="grid gap-5 sm:grid-cols-2">
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <SharePicture />
          <p>{deferredStrings.installSteps.share}</p>
        </li>
        <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-start gap-4 sm:grid-cols-1">
          <AddToHomePicture />
          <p>{deferredStrings.installSteps.addToHome}</p>
        </li>
      </ol>
      <p className="mt-6 border-s-4 border-accent ps-4">{deferredStrings.installSteps.data}</p>
    </Dialog>
  );
}
