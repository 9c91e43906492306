/** The office hours of SPEC section 9. */
export const OFFICE_HOURS = { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM' } as const;

/** The same in numbers: the days of the week (Sunday is 0) and hours in Dubai, which has no summer time. */
export const OFFICE_OPENS = { lastDay: 4, from: 9, to: 18, utcOffsetHours: 4 } as const;
