import type { ReactElement } from 'react';

/**
 * What may stand beside others: elements and no text. A browser's translator puts elements of its
 * own in place of bare texts, where React then looks for the texts in vain.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
