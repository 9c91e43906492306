import { isPublished, publishedSeed, type Seed } from './published';

export const demoPages: Pick<Seed, 'pages'> = {
  pages: [
    {
      id: 'page-about',
      title: 'About us',
      slug: 'about',
      content: `<h1>About us</h1>
<p>We help people get to Dubai. No wall of forms, no unanswered phone: three short steps, a clear price and a person to ask.</p>
<h2>What we do</h2>
<p>You choose a visa, tell us who is travelling and add a copy of the passport and a photo. We check the papers and take care of the application. Most visas are processed in <strong>24 to 48 hours</strong>, and our approval rate is <strong>99.9%</strong>.</p>
<ul>
<li><strong>Tourist visas</strong> for 30 or 90 days, for holidays and for visiting family.</li>
<li><strong>Business visas</strong> for 14 days of meetings, fairs and site visits.</li>
<li><strong>Transit visas</strong> for up to 96 hours between two flights.</li>
</ul>
<p>Compare prices, length of stay and what you need on the <a href="/visa-types">visa types page</a>.</p>
<h2>How we work</h2>
<ol>
<li><strong>You apply online and send it to us.</strong> The <a href="/apply">application</a> has three steps: the visa, your details, your documents.</li>
<li><strong>You keep a tracking number.</strong> With it you can <a href="/track">see where your application stands</a> at any hour.</li>
<li><strong>You pay once your documents are approved.</strong> We email a payment link then, not before.</li>
<li><strong>You travel.</strong> If your application is rejected, you get a full refund.</li>
</ol>
<h2>Here when you need us</h2>
<p>Support is available 24/7. Our office is open Sunday to Thursday, 9:00 AM to 6:00 PM. <a href="/contact">Send us a message</a>; we usually answer in 2 to 4 hours.</p>`,
      metaTitle: 'About us: visas for Dubai, made simple',
      metaDescription:
        'Who we are and how we work: tourist, business and transit visas for Dubai, in three online steps and usually 24 to 48 hours.',
      published: true,
    },
    {
      id: 'page-contact-us',
      title: 'Contact us',
      slug: 'contact-us',
      content: `<h1>Contact us</h1>
<p>Do you have a question before you apply, or about an application? Send us a message. We usually answer in <strong>2 to 4 hours</strong>.</p>
<p><a href="/contact"><strong>Open the contact form</strong></a></p>
<h2>Office hours</h2>
<p>Sunday to Thursday, 9:00 AM to 6:00 PM. Support is available 24/7.</p>`,
      metaTitle: 'Contact us: form, office hours and quick answers',
      metaDescription:
        'Send us a message and hear back in 2 to 4 hours. Office hours: Sunday to Thursday, 9:00 AM to 6:00 PM. Track your application at any time.',
      published: true,
    },
  ],
};

export const firstPages = isPublished ? publishedSeed : demoPages;
