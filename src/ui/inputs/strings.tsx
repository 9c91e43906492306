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
  rows: {
    row: (name: string, number: number) => `${name} ${number}`,
    remove: (name: string, number: number) => `Remove ${name.toLowerCase()} ${number}`,
    add: (name: string) => `Add ${name}`,
  },
  incompleteDate: 'This date is incomplete and not saved yet.',
} as const;
