import type { ApplicantField, DocumentKind } from './application';

export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  passportCopy: 'نسخة جواز السفر',
  passportPhoto: 'الصورة الشخصية',
  flightBooking: 'حجز الطيران',
  hotelReservation: 'حجز الفندق',
};

export const APPLICANT_LABELS: Readonly<Record<ApplicantField, string>> = {
  firstName: 'الأسماء الأولى',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  nationality: 'الجنسية',
  passportNumber: 'رقم جواز السفر',
  dateOfBirth: 'تاريخ الميلاد',
  travelDate: 'تاريخ السفر',
  purpose: 'الغرض من الزيارة',
};
