import { expect, test } from 'vitest';
import { seed } from '../seed';
import { admitContent, type Sanitize } from './admission';
import { admitText } from './admitText';

const stripScripts: Sanitize = (html) => html.replaceAll(/<script>.*?<\/script>/g, '');
const admit = (content: Record<string, unknown>) => admitContent(content, stripScripts);

test('the demo content is taken word for word', () => {
  const { records, refused, mended } = admit({ ...seed });
  expect({ refused, mended }).toEqual({ refused: [], mended: [] });
  const wanted: Readonly<Record<string, unknown>> = { ...seed };
  for (const [key, list] of records)
    expect(list.map(({ record }) => record)).toEqual([wanted[key]].flat());
});

test('what is no record of ours is refused, one by one, and the rest is taken', () => {
  const { records, refused } = admit({
    pages: [{ id: 'a', title: 'A' }, null, 7, { title: 'No id' }, { id: '' }, ['x']],
    menus: [],
    blogs: 'text',
    offers: [{ id: 'x' }],
    isDemoInitialized: 'true',
    adminAuthenticated: 'true',
  });
  expect(records.get('pages')?.map(({ id }) => id)).toEqual(['a']);
  expect(refused.map(({ place }) => place)).toEqual([
    'Pages, record 2',
    'Pages, record 3',
    'Pages, record 4 (No id)',
    'Pages, record 5',
    'Pages, record 6',
    'Menus',
    'Blog posts',
    'offers',
    'isDemoInitialized',
    'adminAuthenticated',
  ]);
});

test('every HTML field is sanitised, a field of the wrong kind mended, and both are told', () => {
  const evil = 'Hi<script>alert(1)</script>';
  const { records, mended } = admit({
    pages: [{ id: 'a', content: evil, title: evil }],
    blogs: [{ id: 'b', content: evil, tags: 7 }],
    sections: [{ id: 'c', description: evil, order: 'first', later: 1 }],
  });
  expect(records.get('pages')?.[0]?.record).toMatchObject({ content: 'Hi', title: evil });
  expect(records.get('blogs')?.[0]?.record).toMatchObject({ content: 'Hi', tags: '' });
  expect(records.get('sections')?.[0]?.record).toMatchObject({
    description: 'Hi',
    order: 0,
    later: 1,
  });
  const cleaned = 'Its text was cleaned: only safe HTML is kept.';
  const corrected = 'held something else than expected. It was corrected or left empty.';
  expect(mended.map(({ reason }) => reason)).toEqual([
    cleaned,
    `Tags ${corrected}`,
    cleaned,
    `Order ${corrected}`,
    cleaned,
  ]);
});

test('what this version does not know is kept, however deep it stands', () => {
  const file = { name: 'a.pdf', size: 1, type: 'application/pdf', lastModified: 7 };
  const documents = {
    passportCopy: file,
    passportPhoto: null,
    flightBooking: { ...file, size: 'large' },
    hotelReservation: null,
  };
  const { records } = admit({ visaApplications: [{ id: 'a', documents }] });
  expect(records.get('visaApplications')?.[0]?.record).toEqual({
    id: 'a',
    documents: { ...documents, flightBooking: { ...file, size: 0 } },
  });
});

test('a text mended by hand is one record, or all of a kind', () => {
  const ids = (key: 'pages' | 'settings', text: string) => {
    const admitted = admitText(key, text, stripScripts);
    return 'refusal' in admitted ? admitted.refusal : admitted.records.map(({ id }) => id);
  };
  expect(ids('pages', '{"id":"a"}')).toEqual(['a']);
  expect(ids('pages', '[{"id":"a"},{"id":"b"}]')).toEqual(['a', 'b']);
  expect(ids('settings', '{"siteName":"Gate"}')).toEqual([undefined]);
  expect(ids('pages', '[{"id":"a"},{}]')).toContain('record 2');
  expect(ids('pages', '{')).toContain('cannot be read as JSON');
  expect(ids('settings', '[]')).toContain('Site settings');
});
