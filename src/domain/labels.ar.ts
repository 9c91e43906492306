import type { Translated } from '@/lib/language';
import type { ApplicantField, DocumentKind } from './application';
import type { siteStrings as englishSite } from './labels';

const LABELS: ReadonlyMap<string, string> = new Map([
  ['Submitted', 'تم التقديم'],
  ['Processing', 'قيد المعالجة'],
  ['Approved', 'تمت الموافقة'],
  ['Rejected', 'مرفوض'],
]);

export const statusLabel = (status: string): string => LABELS.get(status) ?? status;

export const STAGES = [
  'تقديم الطلب',
  'التحقّق من المستندات',
  'المعالجة',
  'الموافقة على التأشيرة',
] as const;

const VISA_LABELS: Readonly<Record<string, string>> = {
  'tourist-30': 'تأشيرة سياحية - 30 يومًا',
  'business-14': 'تأشيرة أعمال - 14 يومًا',
  'transit-96': 'تأشيرة عبور - 96 ساعة',
  'visit-30': 'تأشيرة زيارة - 30 يومًا',
  'tourist-90': 'تأشيرة سياحية - 90 يومًا',
};

export const visaLabel = (id: string, name: string): string => VISA_LABELS[id] ?? name;

export const dirhams = (amount: string): string => `${amount} درهم`;

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

export const OFFICE_HOURS = {
  days: 'من الأحد إلى الخميس',
  hours: 'من 9:00 صباحًا إلى 6:00 مساءً',
} as const;

export const siteStrings = {
  siteName: 'تأشيرة دبي',
  footer: {
    name: 'خدمات تأشيرة دبي',
    description: 'تأشيرات دبي في ثلاث خطوات، على أي جهاز، متصلًا بالإنترنت أو دون اتصال.',
    address: 'دبي، الإمارات العربية المتحدة',
    copyright: (name: string) => `© 2024 \u2068${name}\u2069. جميع الحقوق محفوظة.`,
  },
} satisfies Translated<typeof englishSite>;
