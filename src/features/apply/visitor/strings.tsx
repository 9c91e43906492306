import type { ReactElement, ReactNode } from 'react';

/** Lowercases the first letter, except in an acronym such as "NOC". */
const lowerFirst = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\P{L})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Texts of the wizard; step names and titles are in `@/shared/visitor/strings`. */
export const strings = {
  title: 'Apply for Your Visa',
  lead: 'Three steps, about ten minutes.',
  incompleteDate: 'This date is incomplete and not saved yet.',
  notProvided: 'Not provided',
  steps: {
    nav: 'Steps',
    /** A step of the rail; its number and state are also drawn. */
    entry: (step: number, name: string, isDone: boolean) => (
      <>
        <span className="sr-only">{`Step ${step}: `}</span>
        <span>{name}</span>
        {isDone && <span className="sr-only"> (done)</span>}
      </>
    ),
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    save: 'Save changes',
    backToLast: 'Back to step 3',
  },
  visaSelection: {
    lead: 'Choose the visa that fits your trip.',
    decision: (day: string) => `Decision by ${day}.`,
    processing: (time: string) => `Processing: ${time}`,
    /** For a visa without a card. */
    unknown: 'Ask us about time and papers.',
    requirements: (papers: readonly string[]) =>
      `You’ll need: ${papers.map(lowerFirst).join(', ')}`,
  },
  privacy: {
    kept: 'Saved on this device.',
    notKept:
      'This browser cannot save a draft. Your answers and files will be lost if you leave this page.',
    submitted:
      'Nothing leaves this device until you send it. Once you submit, the application stays in this browser until you clear its data. Anyone who uses this browser can read it.',
    readers: 'Who reads it, and when is it deleted?',
    erase: 'Delete my answers',
  },
  erase: {
    title: 'Delete this application?',
    text: 'All answers and files that are not submitted yet are removed from this device. This cannot be undone.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Delete',
  },
  leave: {
    title: 'Leave without submitting?',
    text: 'Your application is not submitted yet, and this browser cannot save a draft. Your answers and files would be lost.',
    cancelLabel: 'Keep editing',
    confirmLabel: 'Leave',
  },
  missing: {
    title: 'What is missing',
    contact: 'Add an email or phone number so we can reach you.',
    name: 'Add your name.',
    documents: 'No documents yet. Add them now or send them later.',
  },
  personal: {
    lead: 'Not sure? Skip it.',
    nextLead: 'Visa, travel date, purpose, contact and bookings are copied. Change what differs.',
    countries: 'Countries',
    filled: 'From your passport',
    groups: { who: 'Who', passport: 'Passport', trip: 'Trip' },
    hints: {
      firstName: 'As printed in your passport',
      lastName: 'No last name? Leave it empty',
      email: 'We’ll email your payment link here',
      phone: 'With the country code, such as +971\u00A050\u00A0000\u00A00000',
      passportNumber: 'At the top of the photo page',
      travelDate: 'Your passport must be valid for six months after it',
    },
  },
  documents: {
    lead: 'A clear scan or photo is fine.',
    faults: {
      damaged: 'This picture cannot be opened. It may be damaged. Please choose another copy.',
      locked:
        'This PDF is protected. If it asks for a password when you open it, choose a copy that does not: we could not open it.',
      dark: 'This picture is dark. If the text is hard to read, take it again in more light.',
      blurred: 'This picture looks blurred. If you cannot read every word, take it again.',
    },
    hint: (megabytes: number) => `JPG, PNG or PDF (Max ${megabytes}MB)`,
    /** The papers that the visa's card requires and no document of the form is named after. */
    papers: (papers: readonly string[]) =>
      `This visa also needs: ${papers.map(lowerFirst).join(', ')}. Put it under Flight Booking, or send it later.`,
    smaller: (before: string, after: string) => `Made smaller: ${before} to ${after}.`,
    original: (size: string) => `The original is kept: ${size}.`,
    keepOriginal: (document: string) => (
      <span>
        Keep the original<span className="sr-only">{` ${document}`}</span>
      </span>
    ),
    takeSmaller: (document: string) => (
      <span>
        Use the smaller copy<span className="sr-only">{` of the ${document}`}</span>
      </span>
    ),
    twin: (document: string) =>
      `This is the same file as your ${document}. Please check that it is the right one.`,
  },
  /** SPEC section 2. */
  payment: (hasEmail: boolean) =>
    `A payment link is emailed to you after your documents are approved.${hasEmail ? '' : ' Add your email address so that it can reach you.'}`,
  check: {
    title: (given: number, all: number) => `Your answers: ${String(given)} of ${String(all)} given`,
    lead: 'Make sure everything matches your passport.',
    noLastName: 'No last name',
    visaType: 'Visa Type',
    change: (answer: string) => (
      <span>
        Change<span className="sr-only">{` ${answer}`}</span>
      </span>
    ),
  },
  summary: {
    title: 'Your application',
    visa: 'Visa',
    price: 'Price',
    name: 'Name',
    nationality: 'Nationality',
    passport: 'Passport',
    travelDate: 'Travel date',
    documents: 'Documents',
    documentCount: (chosen: number, all: number) => `${chosen} of ${all}`,
    blank: '...',
    saveState: {
      unknown: '',
      kept: 'Draft saved on this device.',
      refused: 'This browser cannot save a draft. Submit before you leave this page.',
    },
  },
  draft: (visa: string, name: string, when: string) => (
    <span>
      You have an unfinished application{visa && ` for ${visa}`}
      {name && ', '}
      {name && <bdi translate="no">{name}</bdi>}, last saved {when}.
    </span>
  ),
  missingReceipt: (number: string) => (
    <span>
      We can’t find <bdi translate="no">{number}</bdi> here. Open it in the browser you applied
      with, or start a new application.
    </span>
  ),
  failure: {
    title: 'Submission Failed',
    text: 'There was an error processing your application. Please try again.',
    unreadable: (fileName: string) => (
      <span>
        The file <bdi translate="no">{fileName}</bdi> can no longer be read. Go back to the form,
        then choose it again or remove it.
      </span>
    ),
    sent: 'It was sent in the meantime, so it is not changed here. Contact us to change it.',
    nothingLost: 'All your answers and files are still here.',
    again: 'Try Again',
    back: 'Back to the form',
  },
} as const;

type LinkTo = (text: string) => ReactElement;

/** Texts of the receipt. */
export const receiptStrings = {
  title: 'Application Submitted!',
  lead: 'Save this number. You’ll need it to track your application.',
  notKept: 'Print or save this now. It will be lost when you close the page.',
  label: (number: string) => `Receipt ${number}`,
  /** Shown only in print. */
  onPaper: 'Visa application receipt',
  site: (name: string, address: string) => `${name}, ${address}`,
  number: 'Tracking number',
  copy: 'Copy number',
  /** Only an application that was sent has a stamp. */
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
  /** Printed only: on the screen, the buttons say so. */
  toSend: 'Send us your application, or bring the code to our counter.',
  papers: (hasDocuments: boolean) =>
    hasDocuments
      ? 'We check your documents.'
      : 'Send us a copy of your passport and a photo, or bring them with you: we check them.',
  tracking: 'Track it any time with your number, in this browser.',
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
    /** Shown after it was sent. */
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
