function format(iso: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : new Intl.DateTimeFormat(undefined, options).format(time);
}

/** An ISO timestamp in the browser's locale, e.g. `3 May 2026`; undefined when unreadable. */
export function formatShortDate(iso: string): string | undefined {
  return format(iso, { dateStyle: 'medium' });
}

/** As `Sunday, 3 May 2026`. */
export function formatLongDate(iso: string): string | undefined {
  return format(iso, { dateStyle: 'full' });
}

/** As `3 May 2026, 14:05`. */
export function formatDateTime(iso: string): string | undefined {
  return format(iso, { dateStyle: 'medium', timeStyle: 'short' });
}
