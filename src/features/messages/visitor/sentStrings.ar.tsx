import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './sentStrings';

export const strings = {
  title: 'رسالتك',
  email: 'إرسال هذه الرسالة بالبريد الإلكتروني',
  kept: 'رسالتك محفوظة على هذا الجهاز فقط. للتواصل معنا الآن، أرسلها بالبريد الإلكتروني أو اتصل بنا هاتفيًا.',
  next: (email) => <span>بعد أن تصلنا، نرد على {email} خلال 24 ساعة.</span>,
} satisfies Translated<typeof english>;
