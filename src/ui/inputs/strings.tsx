import { plural } from '@/lib/text/numbers';

/** Texts of the form controls; the rich text editor has its own in `../richtext`. */
export const strings = {
  file: {
    optional: (label: string) => (
      <>
        <span>{label}</span>
        <span className="font-normal text-muted"> (optional)</span>
      </>
    ),
    /** Devices without a mouse do not show the part about dropping. */
    choose: (
      <>
        <span className="font-semibold text-primary underline">Choose a file</span>
        <span className="pointer-coarse:hidden"> or drop it here</span>
      </>
    ),
    left: (names: readonly string[]) =>
      `You can add one file here. Not added: ${names.join(', ')}.`,
    unreadable: (name: string) =>
      `${name} cannot be read on this device. If it is in the cloud, download it first, then choose it again.`,
    replace: (label: string) => (
      <span>
        Replace<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    remove: (label: string) => (
      <span>
        Remove<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
  },
  suggestions: (count: number) =>
    plural(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
} as const;

/** Texts of the code reader. */
export const codeStrings = {
  open: 'Open',
  chooseFile: 'Choose a file',
  camera: {
    on: 'Switch the camera on',
    off: 'Switch the camera off',
    picture: 'Picture of the camera',
    starting: 'Starting the camera...',
    looking: 'The camera is on. Hold the code inside the frame.',
    late: 'No code yet. Bring the phone nearer until the code fills the frame, and turn its brightness up.',
    refused:
      'The camera is blocked. Allow it in the address bar, or use a scanner, a link or a file.',
    missing: 'No camera was found. A scanner, a link or a file works without one.',
    busy: 'Another program uses the camera.',
    lost: 'The camera was disconnected. Connect it and switch it on, or use a scanner, a link or a file.',
    unread:
      'The code reader could not be loaded. Use a scanner, a link or a file, or connect and try again.',
  },
} as const;
