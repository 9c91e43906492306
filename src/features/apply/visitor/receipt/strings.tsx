import type { ReactElement, ReactNode } from 'react';

type LinkTo = (text: string) => ReactElement;

interface NextSteps {
  hasDocuments: boolean;
  /** What is said about the payment. */
  payment: string;
  isKept: boolean;
}

/** Texts of the receipt. */
export const strings = {
  title: 'Application Submitted!',
  lead: 'Save this number. You’ll need it to track your application.',
  notKept: 'Print or save this now. It will be lost when you close the page.',
  label: (number: string) => `Receipt ${number}`,
  /** Only in print. */
  onPaper: 'Visa application receipt',
  site: (name: string, address: string) => `${name}, ${address}`,
  number: 'Tracking number',
  copy: 'Copy number',
  /** Only what has left is stamped. */
  stamp: { sent: 'SENT', received: 'RECEIVED' },
  visa: 'Visa',
  price: 'Fee',
  name: 'Name',
  submitted: 'Submitted',
  answers: 'Your answers',
  documents: 'Documents',
  noDocuments: 'None attached.',
  /** A file name keeps its own text direction. */
  document: (kind: string, fileName: ReactElement) => (
    <>
      <span>{`${kind}: `}</span>
      <span dir="auto">{fileName}</span>
    </>
  ),
  next: 'What happens next',
  /** On the screen the buttons say so. */
  toSend: 'Send us your application, or bring the code to our counter.',
  nextSteps: ({ hasDocuments, payment, isKept }: NextSteps) => [
    hasDocuments
      ? 'We check your documents.'
      : 'Send us a copy of your passport and a photo, or bring them with you: we check them.',
    payment,
    ...(isKept ? ['Track it any time with your number, in this browser.'] : []),
  ],
  device:
    'Only in this browser. Don’t clear its data, or close a private window, until you have our answer.',
  track: 'Track Application',
  print: 'Print or save as PDF',
  addTraveller: 'Add a traveller',
  another: 'Start a new application',
  change: {
    title: 'Something to change?',
    correct: 'Correct your answers',
    add: 'Add documents',
    withdraw: 'Withdraw',
    /** After it was sent. */
    text: (contact: LinkTo) => (
      <span>
        It is on its way to us. To change or withdraw it, {contact('contact us')} with your tracking
        number.
      </span>
    ),
  },
  withdrawal: {
    title: 'Withdraw this application?',
    text: 'The application and its documents are removed from this device. It was not sent, so nothing else is to do. This cannot be undone.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Withdraw',
  },
  notWithdrawn: (reason: ReactNode) => <span>Your application was not withdrawn. {reason}</span>,
} as const;
