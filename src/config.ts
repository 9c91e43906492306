/* Constants of SPEC section 9 and the defaults of section 2. Names include the units. */
export const DEFAULT_BADGE = 'DV';

/** The office's time zone: the date of a post is the day there. */
export const OFFICE_TIME_ZONE = 'Asia/Dubai';

export const TRACKING_PREFIX = 'DV';
export const TRACKING_DIGITS = 6;
/** Simulated response time of a server, for tracking and login. */
export const SIMULATED_DELAY_MS = 1000;

export const HEADER_SCROLL_THRESHOLD_PX = 10;

export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** A hint in the documents step, not enforced (SPEC section 5). */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MIME_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** The localStorage quota per origin of Chromium and Firefox, keys and values together. */
export const STORAGE_LIMIT_CODE_UNITS = 5_242_880;

/** Time limits of a session: since login and since the last activity (SPEC section 9). */
export const SESSION_MAX_AGE_MS = 30 * 60_000;
export const SESSION_MAX_IDLE_MS = 15 * 60_000;
export const SESSION_CHECK_INTERVAL_MS = 60_000;
/** Events in any tab that count as activity. */
export const ACTIVITY_EVENTS = ['mousemove', 'keydown', 'click', 'scroll'] as const;
export const SESSION_WARNING_MS = 60_000;
/** Setting the clock back by less, as a time server does, ends no session. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

export const MIN_PASSWORD_LENGTH = 8;

/** Reordering menu items: the duration of a long press, and the drag distance of a mouse. */
export const DRAG_LONG_PRESS_MS = 120;
export const DRAG_MOUSE_DISTANCE_PX = 5;
/** Auto-scroll while dragging: distance from the window's upper or lower edge, and speed. */
export const DRAG_EDGE_PX = 112;
export const DRAG_SCROLL_PX_PER_MS = 1;

/** Limit for an uploaded picture. It is stored inside its entry, and localStorage is small. */
export const MAX_PICTURE_BYTES = 80_000;

/** The interval of checks for a new version, and the minimum pause between two. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;
export const UPDATE_CHECK_PAUSE_MS = 60_000;
/** Timeout for activating a service worker and for saving input before a reload. */
export const WORKER_PATIENCE_MS = 5000;
/** The build mode that removes the service worker (docs/hosting.md). */
export const WITHOUT_WORKER = 'without-worker';

/** URL path of the published content. The service worker never caches it. */
export const PUBLICATION_PATH = '/content.json';
/** Larger publications are not read. */
export const MAX_PUBLICATION_BYTES = 4_000_000;

/** Larger backups may exceed memory; checked before reading. */
export const MAX_BACKUP_BYTES = 256 * 1024 * 1024;

/**
 * Written before the demo content, so that content without it was stored on purpose (SPEC section
 * 3).
 */
export const SEEDED_FLAG = 'isDemoInitialized';

/** The longest note on a decision slip, in characters. */
export const MAX_NOTE_LENGTH = 200;
