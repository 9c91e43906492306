/*
 * Constants of SPEC section 9 (and the defaults of section 2). Units are in the names.
 */
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

/** A session ends so long after the login, and so long after the last activity (SPEC section 9). */
export const SESSION_MAX_AGE_MS = 30 * 60_000;
export const SESSION_MAX_IDLE_MS = 15 * 60_000;
export const SESSION_CHECK_INTERVAL_MS = 60_000;
/** What counts as activity in any tab, on any page. */
export const ACTIVITY_EVENTS = ['mousemove', 'keydown', 'click', 'scroll'] as const;
/** So long before its end, a session says that it is ending. */
export const SESSION_WARNING_MS = 60_000;
/** A clock that is set back by so much, as a time server does, ends no session. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** So many wrong passwords cost nothing more than the simulated delay. */
export const FREE_LOGIN_FAILURES = 2;
export const MAX_LOGIN_DELAY_MS = 30_000;
export const MIN_PASSWORD_LENGTH = 8;

/** Reordering menu items: how long a touch must rest, and how far a mouse must move. */
export const DRAG_LONG_PRESS_MS = 120;
export const DRAG_MOUSE_DISTANCE_PX = 5;

/** A picture of the device, kept with its entry; a limit of our own, since localStorage is small. */
export const MAX_PICTURE_BYTES = 80_000;

/** How often an open page looks for a new version, and how soon again at the earliest. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;
export const UPDATE_CHECK_PAUSE_MS = 60_000;
/** So long a worker may take to take over, and typed words to be written, before an update goes on without. */
export const WORKER_PATIENCE_MS = 5000;
/** The mode of a build that removes the service worker where there is one (docs/hosting.md). */
export const WITHOUT_WORKER = 'without-worker';

/** A larger backup cannot be held in memory with certainty; checked before a file is read. */
export const MAX_BACKUP_BYTES = 256 * 1024 * 1024;

/** Set before the demo content is written: content without it was put there on purpose (SPEC section 3). */
export const SEEDED_FLAG = 'isDemoInitialized';
