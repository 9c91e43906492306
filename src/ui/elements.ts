import type { ReactElement } from 'react';

/**
 * Children without bare text nodes: page translation replaces those, and React fails to find them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
