export const OFFICE_HOURS = {
  days: 'من الأحد إلى الخميس',
  hours: 'من 9:00 صباحًا إلى 6:00 مساءً',
} as const;
