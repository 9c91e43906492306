/** Constants of SPEC section 9 (and the defaults of section 2). Units are in the names. */
export const DEFAULT_SITE_NAME = 'Dubai Visa';
export const DEFAULT_BADGE = 'DV';

export const TRACKING_PREFIX = 'DV';
export const TRACKING_DIGITS = 6;
/** Tracking and login pretend to ask a server. */
export const SIMULATED_DELAY_MS = 1000;

export const HEADER_SCROLL_THRESHOLD_PX = 10;

export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** The hint on the documents step; advice only, never enforced (SPEC section 5). */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MIME_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** Chromium and Firefox refuse more than this in one origin's localStorage, keys and values together. */
export const STORAGE_LIMIT_CODE_UNITS = 5_242_880;
