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

const HOME = { path: '/', label: 'The home page: what is offered, and where to begin' };
const VISA_TYPES = {
  path: '/visa-types',
  label: 'Visa types with price, length of stay and processing time',
};
const APPLY = { path: '/apply', label: 'The application in three steps' };

export const screenshots: readonly Screenshot[] = [
  { file: 'home-narrow.png', ...HOME, formFactor: 'narrow' },
  { file: 'visa-types-narrow.png', ...VISA_TYPES, formFactor: 'narrow' },
  { file: 'apply-narrow.png', ...APPLY, formFactor: 'narrow' },
  { file: 'home-wide.png', ...HOME, formFactor: 'wide' },
  { file: 'visa-types-wide.png', ...VISA_TYPES, formFactor: 'wide' },
];
