/** Texts of the decision on paper: applicants may read one of the two languages. */
export const slipWords = {
  title: { en: 'Visa decision', ar: 'قرار التأشيرة' },
  labels: {
    number: { en: 'Tracking number', ar: 'رقم التتبّع' },
    applicant: { en: 'Applicant', ar: 'مقدّم الطلب' },
    passport: { en: 'Passport number', ar: 'رقم جواز السفر' },
    visa: { en: 'Visa type', ar: 'نوع التأشيرة' },
    travel: { en: 'Travel date', ar: 'تاريخ السفر' },
    submitted: { en: 'Submitted on', ar: 'تاريخ التقديم' },
    issued: { en: 'Issued on', ar: 'تاريخ الإصدار' },
    note: { en: 'Note', ar: 'ملاحظة' },
    signature: { en: 'Signature', ar: 'التوقيع' },
  },
  statuses: {
    Submitted: 'تم تقديم الطلب',
    Processing: 'قيد المعالجة',
    Approved: 'تمت الموافقة',
    Rejected: 'مرفوض',
  },
  how: {
    en: (address: string) => `On the phone you applied with, open ${address} and scan this code.`,
    ar: (address: string) =>
      `على الهاتف الذي قُدّم منه الطلب، افتح \u2066${address}\u2069 وامسح هذا الرمز.`,
  },
} as const;
