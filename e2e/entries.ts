/** Stored records for tests, in the shapes of SPEC section 3. */
export function application(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'application-1',
    trackingNumber: 'DV123456',
    visaType: 'tourist-30',
    firstName: 'Amal',
    lastName: 'Haddad',
    email: 'amal@example.com',
    phone: '+971 50 000 0000',
    nationality: 'Jordan',
    passportNumber: 'N1234567',
    dateOfBirth: '1990-05-03',
    travelDate: '2027-01-10',
    purpose: 'Tourism',
    documents: {
      passportCopy: { name: 'passport.pdf', size: 12_345, type: 'application/pdf' },
      passportPhoto: null,
      flightBooking: null,
      hotelReservation: null,
    },
    status: 'Submitted',
    submissionDate: '2026-11-01T09:30:00.000Z',
    ...changes,
  };
}

export function section(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'section-1',
    title: 'A section',
    description: '<p>Some words.</p>',
    imageUrl: '',
    buttonText: 'Go there',
    buttonLink: '/visa-types',
    imagePosition: 'left',
    order: 0,
    published: true,
    ...changes,
  };
}

export function visaCard(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'card-1',
    title: 'A visa',
    duration: '10 Days',
    price: '$10',
    processing: '1 Day',
    imageUrl: '',
    features: ['One feature'],
    requirements: ['passport scan'],
    published: true,
    order: 0,
    ...changes,
  };
}

export function page(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'page-1',
    title: 'A page',
    slug: 'a-page',
    content: '<h1>Heading of a page</h1><p>Its text.</p>',
    metaTitle: '',
    metaDescription: '',
    published: true,
    ...changes,
  };
}

export function post(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'post-1',
    title: 'A post',
    slug: 'a-post',
    content: '<p>Words of a post.</p>',
    imageUrl: '',
    category: 'News',
    tags: 'one, two',
    metaTitle: '',
    metaDescription: 'What the post says.',
    published: true,
    date: '2026-10-02T08:00:00.000Z',
    ...changes,
  };
}

export function contactMessage(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'message-1',
    name: 'Omar Saleh',
    email: 'omar@example.com',
    phone: '',
    subject: 'A question',
    message: 'Do I need a photo?',
    timestamp: '2026-11-01T09:30:00.000Z',
    ...changes,
  };
}
