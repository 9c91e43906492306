import type { ReactElement } from 'react';

/** Texts of the contact page that are needed before its form. */
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

const unbroken = (time: string) => time.replace(/ (?=[AP]M)/, '\u00A0');

/** Texts of the contact page that are loaded after it. */
export const deferredStrings = {
  office: {
    open: (time: string) => `Open now, closes ${unbroken(time)} Dubai time`,
    closed: (time: string) => `Closed, opens ${unbroken(time)} Dubai time`,
  },
  mapOf: (address: string) => `${address}. Map not to scale.`,
  faq: 'Frequently asked questions',
  form: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    failed: (reason: string) => `Your message was not sent. ${reason} Nothing you typed is lost.`,
    found: (when: string) => `You have an unsent message from ${when}.`,
    /** The save state of the draft; nothing is promised before the first save. */
    saveState: {
      unknown: '',
      kept: 'Your draft is saved on this device.',
      refused: 'This browser cannot save a draft. Send your message before you leave this page.',
    },
  },
  leave: {
    title: 'Leave without sending?',
    text: 'Your message is not sent yet, and this browser cannot save a draft. What you typed would be lost.',
    cancelLabel: 'Keep writing',
    confirmLabel: 'Leave',
  },
} as const;

/** Texts shown after a message is stored. */
export const sentStrings = {
  title: 'Your message',
  email: 'Email this message',
  kept: 'It is stored on this device only. To reach us now, email it or call.',
  next: (email: ReactElement) => <span>Once we have it, we reply to {email} within 24 hours.</span>,
} as const;

/** Errors of the contact form. */
export const formStrings = {
  noName: 'Enter your name.',
  noEmail: 'Enter your email address.',
  noSubject: 'Enter a subject.',
  noMessage: 'Write your message.',
} as const;
