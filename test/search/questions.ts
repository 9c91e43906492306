import type { EntryRecord } from '@/domain/contentType';
import type { CollectionKey } from '@/domain/registry';
import { contactMessages, site } from '../../scripts/bench/dataset';

/** The number of records of `npm run bench`. */
export const MANY: Readonly<Partial<Record<CollectionKey, readonly unknown[]>>> = {
  ...site(5000),
  contactMessages: contactMessages(2300),
};

type Stored = Readonly<Partial<Record<CollectionKey, readonly EntryRecord[]>>>;

const page = (id: string, title: string, content: string) => ({ id, title, slug: id, content });
const application = (
  id: string,
  name: string,
  [passportNumber, phone, trackingNumber]: readonly [string, string, string],
  more: object = {},
) => {
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  return { id, firstName, lastName, passportNumber, phone, trackingNumber, ...more };
};

/** The wanted records, which are stored among thousands of others. */
export const WANTED: Stored = {
  pages: [
    page('refunds', 'Refund policy', '<p>How it is paid back to your card.</p>'),
    page('overstay', 'Overstay fines', '<p>What a day too long costs at the airport.</p>'),
    page('sponsors', 'Sponsors and guarantors', '<p>A hotel or a relative may vouch.</p>'),
    page('privacy', 'سياسة الخصوصية', '<p>كيف نحمي بياناتك</p>'),
  ],
  blogs: [
    page('ramadan', 'Dubai in Ramadan', '<p>Opening hours, iftar and dress.</p>'),
    page('desert', 'What to pack for the desert', '<p>Sunscreen, luggage, a <b>pass</b>port.</p>'),
    page('metro', 'The metro from the airport', '<p>Red line, Nol card, luggage rules.</p>'),
    page('creek', 'Old Dubai on foot', '<p>Al Fahidi, abra boats and the spice souk.</p>'),
    page('guide', 'دليل السفر إلى دبي', '<p>جَوازُ السَّفَر والتأشيرة السياحيّة</p>'),
    page('zurich', 'From Zürich in six hours', '<p>Crème brûlée above the clouds.</p>'),
    page('photos', 'Passport photos that are accepted', '<p>White background, no glasses.</p>'),
    page('tokyo', '東京からドバイへの旅行', '<p>ビザの申請について</p>'),
  ],
  visaCards: [
    { id: 'family', title: 'Family visa', requirements: ['Marriage certificate, translated'] },
    { id: 'golden', title: 'Golden visa', duration: '10 Years', features: ['For investors'] },
  ],
  contactMessages: [
    {
      id: 'suitcase',
      subject: 'Lost luggage at terminal three',
      name: 'Søren Ødegård',
      message: 'My blue suitcase never arrived.',
    },
    { id: 'extension', subject: 'استفسار عن التمديد', name: 'فاطمة الزهراء', message: 'متى؟' },
  ],
  visaApplications: [
    application('mai', 'Nguyễn Thị Mai', ['C7781234X', '+84 90 555 0192', 'DV990101'], {
      purpose: 'The wedding of my sister',
    }),
    application('jose', 'José Ñúñez García', ['AAB445566', '+34 612-90-77-11', 'DV990202']),
    application('fassi', 'مُحَمَّد الفاسي', ['MA9988776', '٠٥٠ ١٢٣ ٧٧٨٨', 'DV990303']),
    application('kateryna', 'Kateryna Шевченко', ['FE 604418', '+380671112233', 'DV990404']),
    application('strasser', 'Ingeborg Straßer', ['L01X00T471', '+49 171 5559081', 'DV990505'], {
      email: 'i.strasser@alpen.example',
    }),
    application('qahtani', 'Abdulrahman Al-Qahtani', [
      'Z-5512-8890',
      '(966) 55 8100 331',
      'DV990606',
    ]),
    application('osei', 'Akosua Osei-Mensah', ['G2299104', '+233 24 661 9035', 'DV990707'], {
      purpose: 'Surgery at the American Hospital',
    }),
  ],
};

/** Queries, each with the record that must be among the first three results. */
export const QUESTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'the beginning of a word': [
    ['refu', 'refunds'],
    ['overst', 'overstay'],
    ['guarant', 'sponsors'],
    ['rama', 'ramadan'],
    ['golde', 'golden'],
    ['qahta', 'qahtani'],
    ['kater', 'kateryna'],
  ],
  'the middle of a number or a word': [
    ['7781234', 'mai'],
    ['81234x', 'mai'],
    ['4455', 'jose'],
    ['88776', 'fassi'],
    ['00t47', 'strasser'],
    ['299104', 'osei'],
    ['rahman', 'qahtani'],
  ],
  'a number however it is spaced': [
    ['FE604418', 'kateryna'],
    ['z 5512 8890', 'qahtani'],
    ['55128890', 'qahtani'],
    ['+34612907711', 'jose'],
    ['380 67 111 22 33', 'kateryna'],
    ['990 606', 'qahtani'],
    ['dv 990-404', 'kateryna'],
    ['٩٩٠٥٠٥', 'strasser'],
  ],
  'two words in any order': [
    ['mensah akosua', 'osei'],
    ['garcía josé', 'jose'],
    ['desert pack', 'desert'],
    ['foot dubai old', 'creek'],
    ['visa family', 'family'],
    ['luggage lost', 'suitcase'],
    ['kateryna 604418', 'kateryna'],
  ],
  'one typing error': [
    ['ramadn', 'ramadan'],
    ['refnud', 'refunds'],
    ['overtsay', 'overstay'],
    ['guarrantors', 'sponsors'],
    ['dessert', 'desert'],
    ['sunscrean', 'desert'],
    ['katerina', 'kateryna'],
    ['abdulrehman', 'qahtani'],
    ['suitcaze', 'suitcase'],
    ['airporr metro', 'metro'],
  ],
  'Arabic with and without marks': [
    ['محمد الفاسي', 'fassi'],
    ['مُحَمَّد الفاسي', 'fassi'],
    ['الخصوصيه', 'privacy'],
    ['جواز السفر', 'guide'],
    ['السِّياحِيَّة', 'guide'],
    ['فاطمه', 'extension'],
    ['تمديد', 'extension'],
  ],
  'accents and other letters': [
    ['zurich', 'zurich'],
    ['creme brulee', 'zurich'],
    ['nunez garcia', 'jose'],
    ['nguyen', 'mai'],
    ['strasser', 'strasser'],
    ['soren odegard', 'suitcase'],
    ['шевч', 'kateryna'],
    ['東京', 'tokyo'],
  ],
  'a word of a title against the same in a text, and of a text alone': [
    ['photo', 'photos'],
    ['luggage', 'suitcase'],
    ['airport', 'metro'],
    ['passport', 'photos'],
    ['iftar', 'ramadan'],
    ['wedding', 'mai'],
  ],
};
