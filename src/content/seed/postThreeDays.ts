import type { Post } from '../types/post/schema';

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
