import type { Translated } from '@/lib/language';
import type { strings as english, deferredStrings as englishDeferred } from './strings';

export const strings = { readyOffline: 'جاهز للعمل دون اتصال' } satisfies Translated<
  typeof english
>;

export const deferredStrings = {
  statusBar: 'حول هذا الموقع',
  update: {
    ready: 'يوجد إصدار جديد جاهز.',
    update: 'تحديث',
    updating: 'جارٍ التحديث...',
    later: 'لاحقًا',
    ask: {
      title: 'هل تريد التحديث وفقدان ما كتبته؟',
      text: 'ما كتبته غير محفوظ، والتحديث يعيد تحميل هذه الصفحة.',
      cancel: 'متابعة التحرير',
    },
  },
  network: {
    noneButReady: 'أنت دون اتصال. كل شيء ما زال يعمل.',
    none: 'أنت دون اتصال. قد لا تُفتح بعض الصفحات.',
  },
  install: {
    button: 'تثبيت التطبيق',
    hint: {
      dialog: 'ثبّت «تأشيرة دبي» ليبقى طلبك على بُعد لمسة واحدة.',
      shareMenu:
        'ثبّت هذا الموقع لفتحه من شاشتك الرئيسية. يبقى طلب تأشيرتك في هذا المتصفح، ولن يكون في التطبيق المثبّت.',
    },
    notNow: 'ليس الآن',
    done: {
      title: 'تم التثبيت',
      description: 'تجده مع تطبيقاتك الأخرى، وهو يعمل دون اتصال أيضًا.',
    },
  },
  installSteps: {
    title: 'التثبيت على هذا الجهاز',
    text: 'بعد ذلك يُفتح من شاشتك الرئيسية كأي تطبيق، حتى دون اتصال.',
    share: (
      <span>
        <strong>1. اضغط على «مشاركة»</strong>، أي المربع ذي السهم، في شريط المتصفح. إذا لم تجده، فهو
        خلف النقاط الثلاث.
      </span>
    ),
    addToHome: (
      <span>
        <strong>2. اختر «إضافة إلى الشاشة الرئيسية»</strong> في أسفل القائمة، ثم «إضافة».
      </span>
    ),
    data: 'للتطبيق بياناته الخاصة: ما أدخلته في هذا المتصفح يبقى فيه.',
    never: 'عدم إظهار هذا مرة أخرى',
    close: 'إغلاق',
  },
} satisfies Translated<typeof englishDeferred>;
