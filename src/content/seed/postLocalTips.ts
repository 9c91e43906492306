import type { Post } from '../types/post/schema';

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
