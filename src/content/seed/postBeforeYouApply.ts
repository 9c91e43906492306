import type { Post } from '../types/post/schema';

export const postBeforeYouApply: Post = {
  id: 'post-before-you-apply',
  title: 'Before you apply: passport, photo and dates',
  slug: 'before-you-apply',
  content: `<p>Most visa applications that stall do so over small things: a cropped passport page, a name spelled two ways, a date one day off. Ten minutes of checking saves a day of waiting. This is the list we would go through ourselves.</p>
<h2>Do you need a visa at all?</h2>
<p>Citizens of the Gulf states enter the United Arab Emirates without one, and many other nationalities receive a visa on arrival. The rules depend on the passport you travel with and they change from time to time, so check what holds for yours before you pay anyone for anything, us included.</p>
<h2>The passport</h2>
<ul>
<li><strong>Six months.</strong> Your passport should be valid for at least six months from the day you arrive. If it is not, renew it first: a visa is tied to the passport number it was issued for.</li>
<li><strong>The whole page.</strong> Scan or photograph the page with your picture, all four corners in view, including the two lines of letters and arrows at the foot. Machines read those lines.</li>
<li><strong>No flash.</strong> Light from a window gives an even picture. A white spot over your date of birth does not.</li>
<li><strong>Names as printed.</strong> Copy your first and last names exactly as the passport has them, with every middle name that is part of them.</li>
</ul>
<h2>The photo</h2>
<p>Use a recent colour photo on a plain white background, your face straight to the camera, eyes open, no sunglasses. A head covering worn for religious reasons is fine as long as your face can be seen. A photo of a printed photo rarely comes out sharp enough.</p>
<h2>The files</h2>
<p>We ask for <strong>JPG, PNG or PDF of at most 5 MB each</strong>. A flight booking and a hotel reservation are optional, but add them when you have them. For a business visa, have the invitation letter from your host ready; for a transit visa, the onward ticket.</p>
<h2>The dates</h2>
<ol>
<li>Apply once your travel date is firm, and leave room. Most visas are processed in 24 to 48 hours and a 90-day tourist visa in 2 to 3 days; holidays can make any office slower.</li>
<li>When the visa arrives, read it. It states the latest day on which you may enter and how long you may stay.</li>
<li>Put the last day of your stay in your calendar. Staying longer costs a fine for every day. If you want more time, <a href="/contact">ask us for an extension</a> at least 7 days before the visa expires.</li>
</ol>
<h2>After you submit</h2>
<p>You get a tracking number: DV and six digits. Write it down or print the confirmation. The application is kept in the browser you used, so <a href="/track">track it</a> on the same device. A payment link is emailed once your documents are approved.</p>
<p>Everything in one place? Then <a href="/apply">start your application</a>, or compare <a href="/visa-types">prices and lengths of stay</a> first.</p>`,
  imageUrl: '',
  category: 'Visa Guide',
  tags: 'documents, passport, photo, checklist',
  metaTitle: 'Before you apply for a Dubai visa: a checklist',
  metaDescription:
    'Passport, photo, files and dates: what to check before you apply for a Dubai visa, so that nothing small holds it up.',
  published: true,
  date: '2026-09-21T08:00:00.000Z',
};
