import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  siteName: 'تأشيرة دبي',
  footer: {
    name: 'خدمات تأشيرة دبي',
    description: 'تأشيرات دبي في ثلاث خطوات، على أي جهاز، متصلًا بالإنترنت أو دون اتصال.',
    address: 'دبي، الإمارات العربية المتحدة',
    copyright: (name: string) => `© 2024 \u2068${name}\u2069. جميع الحقوق محفوظة.`,
  },
} satisfies Translated<typeof english>;
