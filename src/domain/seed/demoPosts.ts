import type { Post } from '@/domain/entries';
import { isPublished, publishedSeed, type Seed } from './published';

export const postThreeDays: Post = {
  id: 'post-three-days-in-dubai',
  title: 'Three days in Dubai, without the rush',
  slug: 'three-days-in-dubai',
  content: `<p>Dubai looks like a city to be ticked off: the tallest tower, the biggest mall, the longest queue. It is kinder than that if you give each day one side of the city and leave the afternoons loose. Here is a first visit that fits into three days.</p>
<h2>Day one: the Creek, where it began</h2>
<p>Start early in <strong>Al Fahidi</strong>, the old quarter of coral-stone houses and wind towers on the Bur Dubai bank. The towers caught the breeze and sent it down into the rooms, long before anyone had air conditioning. The lanes are quiet before ten, and there are small museums and courtyard cafés to sit in.</p>
<p>Walk on to the water and cross the Creek on an <strong>abra</strong>, the open wooden ferry. The traditional ones take cash and cost one dirham. On the Deira side the Spice Souk comes first, with saffron, dried limes and frankincense by the scoop, then the Gold Souk. Bargaining is expected; walking away is part of it.</p>
<h2>Day two: the tall city</h2>
<p><strong>Burj Khalifa</strong> stands 828 metres high, and the sunset slots for its viewing decks cost the most and sell out first. Book ahead, or go in the morning when the air is clearest. The fountain on the lake below plays in the evening, and watching it from the promenade is free.</p>
<p>If you would rather look at a tower than stand in one, the <strong>Dubai Frame</strong> in Zabeel Park shows the old city from one side of its bridge and the new one from the other. The <strong>Museum of the Future</strong> on Sheikh Zayed Road is worth the walk for its calligraphy façade alone.</p>
<h2>Day three: sea and sand</h2>
<p>Spend the morning on a public beach. <strong>Kite Beach</strong> in Jumeirah is free, with a running track, showers and good coffee. Nearby, the Jumeirah Mosque welcomes visitors of any faith on guided tours; check the times before you go and dress modestly.</p>
<p>Leave the city in the afternoon. The desert begins less than an hour away, and the light in the last hour before sunset is the reason to go. In a protected reserve you see more oryx and fewer engines.</p>
<h2>When to come</h2>
<ul>
<li><strong>November to March</strong> is warm by day and mild at night. It is also the busiest time.</li>
<li><strong>April and October</strong> are hot, but evenings outside are pleasant.</li>
<li><strong>June to September</strong> often passes 40 °C. Hotels are cheaper, and life moves indoors.</li>
</ul>
<h2>Before you pack</h2>
<p>Three days fit into a stopover: a <strong>96-hour transit visa</strong> covers them if you have an onward ticket. For a slower trip, a 30-day tourist visa leaves room for the mountains of Hatta. Compare them on the <a href="/visa-types">visa types page</a>, then <a href="/apply">apply online</a>; it takes three steps.</p>`,
  imageUrl: '',
  category: 'Travel Guide',
  tags: 'first visit, itinerary, Old Dubai, desert',
  metaTitle: 'Three days in Dubai: an unhurried first visit',
  metaDescription:
    'The Creek and its souks, the tall city, the beach and the desert: three unhurried days in Dubai, with the best months to come.',
  published: true,
  date: '2026-10-19T08:00:00.000Z',
};

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
    'Passport, photo, files and dates: what to check before you apply for a Dubai visa, so nothing trips you up.',
  published: true,
  date: '2026-09-21T08:00:00.000Z',
};

export const postLocalTips: Post = {
  id: 'post-getting-around-and-getting-along',
  title: 'Getting around and getting along in Dubai',
  slug: 'getting-around-and-getting-along',
  content: `<p>Nine in ten people in Dubai came from somewhere else, so the city is used to newcomers and forgives most slips. A few habits still make the days smoother. These are the ones we pass on to friends.</p>
<h2>Moving</h2>
<ul>
<li><strong>Buy a Nol card</strong> at any metro station. It opens the Metro, the tram, the buses and the water buses, and one top-up usually lasts a visit.</li>
<li><strong>The Metro is the quickest way down the coast.</strong> It runs from the airport through the centre towards the Marina. Part of the train is kept for women and children; the signs and the floor show where. Eating and drinking on board is fined, chewing gum included.</li>
<li><strong>Taxis run on the meter</strong> and are easy to hail. Ride apps work well too.</li>
<li><strong>Walk in the cool hours.</strong> Distances look short on a map of wide roads. In summer, ten minutes at noon is a long way.</li>
</ul>
<h2>Paying</h2>
<p>The currency is the dirham, AED for short, tied to the US dollar at about 3.67. Cards and phones are taken nearly everywhere; keep a few notes for abras, small cafeterias and the souks. Tipping is not expected but welcome, and around ten per cent in a restaurant is generous.</p>
<h2>Eating</h2>
<p>The best cheap meals are where taxi drivers stop: Pakistani grills in Satwa, South Indian breakfasts in Karama, Iranian kebabs by the Creek. Order <strong>karak</strong>, strong milky tea with cardamom, from any cafeteria window; it costs a dirham or two. Tap water is treated and safe, though most people drink it bottled or filtered.</p>
<h2>Manners</h2>
<ul>
<li><strong>Clothes:</strong> shoulders and knees covered in malls, markets and offices; swimwear at the pool and on the beach; more cover in a mosque.</li>
<li><strong>Photographs:</strong> ask before you photograph people, women above all, and leave government and military buildings alone.</li>
<li><strong>Affection and anger:</strong> keep both quiet in public. Rude gestures in traffic can end at a police station.</li>
<li><strong>Alcohol:</strong> in licensed hotels, restaurants and bars, from the age of 21, never in the street and never before driving.</li>
<li><strong>Ramadan:</strong> many restaurants stay open by day, yet it is kind not to eat or drink in front of people who are fasting. The nights are worth staying up for.</li>
</ul>
<h2>Good to know</h2>
<ul>
<li>Sockets take the British three-pin plug, at 230 volts.</li>
<li>Police answer on <strong>999</strong>, ambulance on <strong>998</strong>, fire on <strong>997</strong>.</li>
<li>Some ordinary medicines, strong painkillers among them, are controlled here. Check the list of the Ministry of Health and Prevention before you fly, and carry the prescription.</li>
<li>Keep a copy of your passport and visa apart from the originals.</li>
</ul>
<p>Planning a longer stay? The <a href="/visa-types">90-day tourist visa</a> gives you time to find your own cafeteria. And if something is unclear, <a href="/contact">just ask</a>.</p>`,
  imageUrl: '',
  category: 'Local Tips',
  tags: 'transport, food, customs, money',
  metaTitle: 'Local tips for Dubai: transport, food, manners',
  metaDescription:
    'Nol cards and karak tea, clothes, tips and emergency numbers: the everyday habits that make a visit to Dubai go smoothly.',
  published: true,
  date: '2026-08-24T08:00:00.000Z',
};

export const demoPosts: Pick<Seed, 'blogs'> = {
  blogs: [postThreeDays, postBeforeYouApply, postLocalTips],
};

export const firstPosts = isPublished ? publishedSeed : demoPosts;
