/** A screenshot for the browser's install dialog; written by `npm run screenshots`. */
export interface Screenshot {
  file: string;
  path: string;
  label: string;
  formFactor: 'narrow' | 'wide';
}

/**
 * Viewport in CSS pixels and device pixel ratio.
 * @public scripts/screenshots.ts reads it
 */
export const WINDOWS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

export const screenshots: readonly Screenshot[] = [
  {
    file: 'home-narrow.png',
    path: '/',
    label: 'The home page: what is offered, and where to begin',
    formFactor: 'narrow',
  },
  {
    file: 'visa-types-narrow.png',
    path: '/visa-types',
    label: 'Visa types with price, length of stay and processing time',
    formFactor: 'narrow',
  },
  {
    file: 'apply-narrow.png',
    path: '/apply',
    label: 'The application in three steps',
    formFactor: 'narrow',
  },
  {
    file: 'home-wide.png',
    path: '/',
    label: 'The home page: what is offered, and where to begin',
    formFactor: 'wide',
  },
  {
    file: 'visa-types-wide.png',
    path: '/visa-types',
    label: 'Visa types with price, length of stay and processing time',
    formFactor: 'wide',
  },
];

/** Width and height of an image in the manifest's notation. */
export function sizesOf({ formFactor }: Screenshot): string {
  const { width, height, scale } = WINDOWS[formFactor];
  return `${String(width * scale)}x${String(height * scale)}`;
}
