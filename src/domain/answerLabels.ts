import type { ApplicantField, DocumentKind } from './application';

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
