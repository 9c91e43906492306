const LABELS: Readonly<Record<string, string>> = {
  'tourist-30': 'تأشيرة سياحية - 30 يومًا',
  'business-14': 'تأشيرة أعمال - 14 يومًا',
  'transit-96': 'تأشيرة عبور - 96 ساعة',
  'visit-30': 'تأشيرة زيارة - 30 يومًا',
  'tourist-90': 'تأشيرة سياحية - 90 يومًا',
};

export const visaLabel = (id: string, name: string): string => LABELS[id] ?? name;

export const dirhams = (amount: string): string => `${amount} درهم`;
