import { FAQ, PRIVACY } from '@/domain/faq';
import { OFFICE_HOURS } from '@/domain/labels';
import type { SiteScreen } from './siteScreens';

/** The English words are kept too, because many people search in English. */
export const SITE_SCREENS: readonly SiteScreen[] = [
  {
    path: '/',
    title: 'الصفحة الرئيسية',
    texts: ['قدّم طلب تأشيرة دبي في ثلاث خطوات.'],
    otherWords: 'البداية ترحيب الواجهة home start',
  },
  {
    path: '/visa-types',
    title: 'أنواع التأشيرات',
    texts: ['قارن الأسعار ومدة الإقامة ومدة المعالجة والمتطلبات.'],
    otherWords: 'سياحة سياحية أعمال عبور ترانزيت زيارة بطاقات تكلفة رسوم شروط visa types cost fees',
  },
  {
    path: '/apply',
    title: 'تقديم الطلب',
    texts: ['اختر التأشيرة، وأدخل بياناتك، وأضف مستنداتك.'],
    otherWords: 'طلب نموذج استمارة جواز صورة إرسال جديد apply application form',
  },
  {
    path: '/track',
    title: 'تتبّع الطلب',
    texts: ['تحقّق من حالة طلبك باستخدام رقم التتبّع.'],
    otherWords: 'حالة متابعة استعلام موافقة قبول رفض تنزيل track status',
  },
  {
    path: '/contact',
    title: 'اتصل بنا',
    texts: [`أرسل إلينا رسالة. ساعات العمل: ${OFFICE_HOURS.days}، ${OFFICE_HOURS.hours}.`],
    otherWords: 'تواصل بريد هاتف عنوان خريطة مساعدة أسئلة contact email phone help faq',
  },
  {
    path: '/blog',
    title: 'المدونة',
    texts: ['أدلة ونصائح وأخبار قبل سفرك.'],
    otherWords: 'مقالات أخبار blog posts',
  },
];

export const QUESTIONS: readonly SiteScreen[] = [...FAQ, PRIVACY].map(
  ({ id, question, answer }) => ({
    path: `/contact#${id}`,
    title: question,
    texts: [answer],
    otherWords: 'أسئلة شائعة questions faq',
  }),
);
