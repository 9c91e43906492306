import type { ReactElement } from 'react';
/** Texts of the wizard and the receipt; step names and titles are in `../strings`. */
export const strings = {
  title: 'Apply for Your Visa',
  lead: 'Three steps, about ten minutes.',
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
    place: (step: number, count: number) => `Step ${step} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    backToCheck: 'Back to check',
  },
  visaSelection: {
    lead: 'Choose the visa that fits your trip.',
    processing: (time: string) => `Processing: ${time}`,
    requirements: (papers: readonly string[]) => `Bring: ${papers.join(', ')}`,
    fees: 'Fees on this form are in UAE dirhams (AED). The visa cards show prices in the office’s own currency.',
  },
  privacy: {
    title: 'What happens to your answers',
    kept: 'Your answers and files are saved as a draft on this device only, until you submit or delete them. Nothing is sent over the internet.',
    notKept:
      'This browser cannot save a draft: your answers and files are gone when you leave this page. Nothing is sent over the internet.',
    submitted:
      'Once you submit, the application stays in this browser until you clear its data. Anyone who uses this browser can read it.',
    erase: 'Delete my answers',
  },
  erase: {
    title: 'Delete this application?',
    text: 'All answers and files that are not submitted yet are removed from this device. This cannot be undone.',
    keep: 'Keep it',
    confirm: 'Delete',
  },
  leave: {
    title: 'Leave without submitting?',
    text: 'Your application is not submitted yet, and this browser cannot save a draft. Your answers and files would be lost.',
    stay: 'Keep editing',
    confirm: 'Leave',
  },
  missing: {
    title: 'What is missing',
    contact: 'No email and no phone number: the office cannot answer you.',
    name: 'No name: the office cannot tell whose application this is.',
    documents: 'No documents: bring them to the office.',
  },
  personal: {
    lead: 'Fill in what you know now. You can change every answer before you submit.',
    countries: 'Countries',
    hints: {
      firstName: 'As printed in the passport',
      lastName: 'As printed in the passport',
      email: 'For the payment link',
      phone: 'With the country code, such as +971\u00A050\u00A0000\u00A00000',
      nationality: 'Choose from the list or type',
      passportNumber: 'At the top of the photo page',
      purpose: 'For example: holiday, family, trade fair',
    },
  },
  documents: {
    lead: 'Photos and scans are both fine, as long as all text is readable.',
    faults: {
      damaged: 'This picture cannot be opened. It may be damaged. Please choose another copy.',
      locked:
        'This PDF is protected. If it asks for a password when you open it, choose a copy that does not: we could not open it.',
    },
    hint: (megabytes: number) => `JPG, PNG or PDF (Max ${megabytes}MB)`,
    payment: (hasEmail: boolean) =>
      hasEmail
        ? 'A payment link is emailed to you after your documents are approved.'
        : 'A payment link is emailed to you after your documents are approved, if you add your email address. Without one, ask at the office how to pay.',
  },
  check: {
    title: 'Check your answers',
    lead: 'This is everything that you are about to submit.',
    visa: 'Visa',
    visaType: 'Visa Type',
    personal: 'Personal details',
    documents: 'Documents',
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
  draft: {
    title: 'You have an unfinished application',
    text: 'It is saved on this device. Continue where you left off, or delete it and start with an empty form.',
    lastSaved: 'Last saved',
    visa: 'Visa',
    name: 'Name',
    step: 'Step',
    continue: 'Continue',
    startAgain: 'Delete it and start again',
    /** Where the address names another visa than the application has. */
    picked: (picked: string, kept: string) =>
      `You picked ${picked}. Your unfinished application is for ${kept}.`,
    switchTo: (visa: string) => `Switch to ${visa}`,
    keep: (visa: string) => `Keep ${visa}`,
  },
  failure: {
    title: 'Submission Failed',
    text: 'There was an error processing your application. Please try again.',
    unreadable: (fileName: string) => (
      <span>
        The file <bdi translate="no">{fileName}</bdi> can no longer be read. Go back to the form,
        then choose it again or remove it.
      </span>
    ),
    nothingLost: 'All your answers and files are still here.',
    again: 'Try Again',
    back: 'Back to the form',
  },
  receipt: {
    title: 'Your application is saved',
    missing: (number: string) => (
      <span>
        There is no application <bdi translate="no">{number}</bdi> in this browser. Open its receipt
        in the browser that you applied in, or start a new application here.
      </span>
    ),
    lead: 'Keep this number. You need it to find your application again in this browser.',
    notKept: {
      title: 'Your receipt',
      lead: 'This browser keeps nothing: your application is gone when you close this page. Print the receipt now and show it at the office.',
    },
    label: (number: string) => `Receipt ${number}`,
    /** Only in print. */
    site: (name: string, address: string) => `${name}, ${address}`,
    number: 'Tracking number',
    copy: 'Copy number',
    stamp: 'SUBMITTED',
    visa: 'Visa',
    price: 'Fee',
    name: 'Name',
    submitted: 'Submitted',
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
    nextSteps: ({ hasDocuments, hasEmail }: { hasDocuments: boolean; hasEmail: boolean }) => [
      'Show this receipt at the office: on this device, printed or as a PDF.',
      hasDocuments
        ? 'The office checks your documents.'
        : 'Bring your passport and a photo: the office checks them there.',
      hasEmail
        ? 'A payment link is emailed after your documents are approved.'
        : 'Ask at the office how to pay: without an email address, no payment link can reach you.',
      'Follow the status under Track Application in this browser, with the number above.',
    ],
    device:
      'This application is kept in this browser, on this device only: nothing was sent over the internet. Anyone who uses this browser can read it, and nobody can find it from another device. Clearing the browser’s data removes it, and a private window forgets it when you close it.',
    track: 'Track Application',
    print: 'Print',
    pdf: 'To save a PDF, choose “Save as PDF” in the print dialog.',
    another: 'Start a new application',
  },
} as const;
