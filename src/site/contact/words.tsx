/** What the contact page and its form say. */
export const words = {
  title: 'Contact Us',
  lead: (
    <>
      Write to us. We answer in <span className="whitespace-nowrap">2-4 hours</span>.
    </>
  ),
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  officeHours: 'Office Hours',
  open: (days: string, hours: string) => `${days}, ${hours.replaceAll(/ (?=[AP]M)/g, '\u00A0')}`,
  mapOf: (address: string) => `${address}. A drawing, not to scale.`,
  faq: 'Frequently asked questions',
  form: {
    title: 'Send a message',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    failed: (reason: string) =>
      `Your message was not sent. ${reason} Nothing that you typed is lost.`,
    found: 'Your unsent message is still here.',
    kept: 'What you type is kept as a draft on this device.',
    clear: 'Clear',
  },
} as const;
