import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'اتصل بنا',
  lead: (
    <span>
      أرسل إلينا رسالة. نرد عادةً خلال <span className="whitespace-nowrap">2 إلى 4 ساعات</span>.
    </span>
  ),
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  address: 'العنوان',
  officeHours: 'ساعات العمل',
  open: (days, hours) => `${days}، ${hours.replaceAll(/(?<=\d) (?=[صم])/g, '\u00A0')}`,
  formTitle: 'أرسل رسالة',
} satisfies Translated<typeof english>;
