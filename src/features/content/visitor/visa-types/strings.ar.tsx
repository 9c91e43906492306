import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'أنواع التأشيرات',
  lead: 'السياحة للعطلات والعائلة، والأعمال للاجتماعات والمعارض، والعبور للتوقف القصير. تقدّم الطلب هنا، وترسله إلى مكتبنا من هاتفك أو جهاز الكمبيوتر.',
  none: {
    title: 'لا توجد أنواع تأشيرات متاحة',
    text: 'يمكنك تقديم الطلب مع ذلك: يعرض النموذج التأشيرات المتاحة. هل لديك أسئلة؟ أرسل إلينا رسالة.',
    contact: 'اتصل بنا',
  },
  closing: {
    title: 'نحن جاهزون متى كنت مستعدًا',
    text: 'ثلاث خطوات، نحو عشر دقائق. جهّز جواز سفرك وصورة شخصية.',
    apply: 'ابدأ طلبك',
  },
  card: {
    stay: 'مدة الإقامة',
    processing: 'مدة المعالجة',
    price: 'السعر',
    requirements: 'المتطلبات',
    apply: (visa) => (
      <span>
        قدّم الآن<span className="sr-only">{`: ${visa}`}</span>
      </span>
    ),
  },
} satisfies Translated<typeof english>;
