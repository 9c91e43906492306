import type { Words } from '../translations';
import { demoPages } from './demoPages';
import { isPublished, publishedSeed } from './published';

const WORDS: Readonly<Record<string, Words>> = {
  'page-about': {
    title: 'من نحن',
    content: `<h1>من نحن</h1>
<p>نساعد الناس على الوصول إلى دبي. لا أكوام من النماذج ولا هاتف بلا مجيب: ثلاث خطوات قصيرة، وسعر واضح، وشخص تسأله.</p>
<h2>ما نقدّمه</h2>
<p>تختار تأشيرة، وتخبرنا بمن يسافر، وتضيف نسخة من جواز السفر وصورة شخصية. نتحقّق من المستندات ونتولّى الطلب. تُنجز معظم التأشيرات خلال <strong>24 إلى 48 ساعة</strong>، ونسبة الموافقة لدينا <strong>99.9%</strong>.</p>
<ul>
<li><strong>تأشيرات سياحية</strong> لمدة 30 أو 90 يومًا، للعطلات وزيارة العائلة.</li>
<li><strong>تأشيرات أعمال</strong> لمدة 14 يومًا، للاجتماعات والمعارض والزيارات الميدانية.</li>
<li><strong>تأشيرات عبور</strong> لمدة تصل إلى 96 ساعة بين رحلتين.</li>
</ul>
<p>قارن الأسعار ومدة الإقامة والمتطلبات في <a href="/visa-types">صفحة أنواع التأشيرات</a>.</p>
<h2>كيف نعمل</h2>
<ol>
<li><strong>تقدّم الطلب عبر الإنترنت وترسله إلينا.</strong> في <a href="/apply">الطلب</a> ثلاث خطوات: التأشيرة، وبياناتك، ومستنداتك.</li>
<li><strong>تحتفظ برقم التتبّع.</strong> به <a href="/track">تعرف حالة طلبك</a> في أي ساعة.</li>
<li><strong>تدفع بعد الموافقة على مستنداتك.</strong> نرسل إليك رابط الدفع بالبريد الإلكتروني عندئذٍ، لا قبل ذلك.</li>
<li><strong>تسافر.</strong> وإن رُفض طلبك، تسترد كامل المبلغ.</li>
</ol>
<h2>معك عند الحاجة</h2>
<p>الدعم متاح على مدار الساعة طوال أيام الأسبوع. ومكتبنا مفتوح من الأحد إلى الخميس، من 9:00 صباحًا إلى 6:00 مساءً. <a href="/contact">أرسل إلينا رسالة</a>؛ نردّ عادةً خلال ساعتين إلى 4 ساعات.</p>`,
    metaTitle: 'من نحن: تأشيرات دبي ببساطة',
    metaDescription:
      'من نحن وكيف نعمل: تأشيرات سياحية وتأشيرات أعمال وعبور إلى دبي، في ثلاث خطوات عبر الإنترنت وخلال 24 إلى 48 ساعة عادةً.',
  },
  'page-contact-us': {
    title: 'اتصل بنا',
    content: `<h1>اتصل بنا</h1>
<p>هل لديك سؤال قبل تقديم الطلب، أو عن طلب قدّمته؟ أرسل إلينا رسالة. نردّ عادةً خلال <strong>ساعتين إلى 4 ساعات</strong>.</p>
<p><a href="/contact"><strong>افتح نموذج الاتصال</strong></a></p>
<h2>ساعات العمل</h2>
<p>من الأحد إلى الخميس، من 9:00 صباحًا إلى 6:00 مساءً. والدعم متاح على مدار الساعة طوال أيام الأسبوع.</p>`,
    metaTitle: 'اتصل بنا: النموذج وساعات العمل وإجابات سريعة',
    metaDescription:
      'أرسل إلينا رسالة ويصلك الرد خلال ساعتين إلى 4 ساعات. ساعات العمل: من الأحد إلى الخميس، من 9:00 صباحًا إلى 6:00 مساءً. تتبّع طلبك في أي وقت.',
  },
};

/** Mutates the records that a first visit shows, so that storing them causes no new render. */
function inBoth() {
  for (const page of demoPages.pages) Object.assign(page, { translations: { ar: WORDS[page.id] } });
  return demoPages;
}

export const bilingualPages = isPublished ? publishedSeed : inBoth();
