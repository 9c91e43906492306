import type { ReactElement } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import { listOf } from '@/shared/admin/grammar';

export const strings = {
  storage: {
    refused: 'The browser declined.',
    ask: 'Keep my data',
    persistence: {
      persistent: 'The browser keeps this site’s data until someone clears it.',
      bestEffort:
        'This browser may delete the site’s data when its disk is full. A private window forgets everything when it is closed.',
      unknown:
        'This browser does not say how long it keeps this site’s data. A private window forgets everything when it is closed.',
    },
  },
  damage: {
    title: 'Some content cannot be read',
    unreadable: (name: ReactElement) => <span>{name} cannot be read.</span>,
    noCopy: 'There is no earlier copy. The next save starts from scratch.',
    copy: (keptOn: string, count: number) =>
      plural(count, {
        one: `A copy from ${keptOn} has ${formatCount(count)} item.`,
        other: `A copy from ${keptOn} has ${formatCount(count)} items.`,
      }),
    restore: 'Restore',
    restoreOf: (name: string) => `Restore the copy: ${name}`,
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  earlier: {
    title: 'Earlier data found on this device',
    several: (name: string, count: number) => `${name} (${formatCount(count)})`,
    offer: (when: string, names: readonly string[]) => `Earlier data of ${when}: ${listOf(names)}.`,
    restore: 'Show restore points',
    keepDemo: 'Keep the demo',
    notKept: (reason: string) => `Your choice was not saved. ${reason}`,
  },
} as const;
