/** The office hours of SPEC section 9. */
export const OFFICE_HOURS = { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM' } as const;
