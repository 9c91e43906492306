/** Texts of the contact page that are there before its form. */
export const strings = {
  title: 'Contact Us',
  lead: (
    <span>
      Send us a message. We usually answer in <span className="whitespace-nowrap">2-4 hours</span>.
    </span>
  ),
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  officeHours: 'Office Hours',
  open: (days: string, hours: string) => `${days}, ${hours.replaceAll(/ (?=[AP]M)/g, '\u00A0')}`,
  formTitle: 'Send a message',
} as const;
