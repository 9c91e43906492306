import type { ApplicantField, DocumentKind } from './application';

/** The label of a stored status. */
export const statusLabel = (status: string): string => status;

/** The four stages of the tracking timeline (SPEC section 4). */
export const STAGES = [
  'Application Submitted',
  'Document Verification',
  'Processing',
  'Visa Approved',
] as const;

/** The label of a built-in visa. */
export const visaLabel = (_id: string, name: string): string => name;

export const dirhams = (amount: string): string => `AED ${amount}`;

export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  passportCopy: 'Passport Copy',
  passportPhoto: 'Passport Photo',
  flightBooking: 'Flight Booking',
  hotelReservation: 'Hotel Reservation',
};

export const APPLICANT_LABELS: Readonly<Record<ApplicantField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  nationality: 'Nationality',
  passportNumber: 'Passport Number',
  dateOfBirth: 'Date of Birth',
  travelDate: 'Travel Date',
  purpose: 'Purpose of Visit',
};

/** The office hours of SPEC section 9. */
export const OFFICE_HOURS = { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM' } as const;

/** The site's name and texts where the settings are empty (SPEC section 2). */
export const siteStrings = {
  siteName: 'Dubai Visa',
  footer: {
    name: 'Dubai Visa Services',
    description: 'Dubai visas in three steps, on any device, online or offline.',
    address: 'Dubai, United Arab Emirates',
    copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
  },
} as const;
