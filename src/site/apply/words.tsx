/** What the wizard and the receipt say; names of steps and titles are in `../words`. */
export const words = {
  title: 'Apply for Your Visa',
  lead: 'Three steps, about ten minutes.',
  leadWhereKept: 'Three steps, about ten minutes. What you type is kept on this device as you go.',
  notProvided: 'Not provided',
  steps: {
    nav: 'Steps',
    /** One step of the rail, whose number and state are drawn for the eye. */
    entry: (step: number, name: string, isDone: boolean) => (
      <>
        <span className="sr-only">Step {step}: </span>
        {name}
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
  visaSelection: 'Choose the visa that fits your trip.',
  personal: {
    lead: 'Fill in what you have at hand. You can come back to any of it before you submit.',
    countries: 'Countries',
    hints: {
      firstName: 'As in the passport',
      lastName: 'As in the passport',
      email: 'For the payment link',
      phone: 'With the country code, as +971\u00A050\u00A0000\u00A00000',
      nationality: 'Pick from the list or type it',
      passportNumber: 'At the top of the photo page',
      purpose: 'For example holiday, family, a trade fair',
    },
  },
  documents: {
    lead: 'Photos and scans both do, as long as every letter can be read.',
    hint: (megabytes: number) => `JPG, PNG or PDF (Max ${megabytes}MB)`,
    payment: 'A payment link is emailed to you after your documents are approved.',
  },
  check: {
    title: 'Check your answers',
    visa: 'Visa',
    visaType: 'Visa Type',
    personal: 'Personal details',
    documents: 'Documents',
    change: (answer: string) => (
      <>
        Change<span className="sr-only"> {answer}</span>
      </>
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
    keeping: {
      unknown: 'What you type is kept on this device.',
      kept: 'Kept on this device.',
      refused: 'This browser does not keep drafts: finish before you close this tab.',
    },
  },
  draft: {
    title: 'You have an unfinished application',
    text: 'It was kept on this device as you typed it. Continue where you left off, or delete it and start with an empty form.',
    lastKept: 'Last kept',
    visa: 'Visa',
    name: 'Name',
    step: 'Step',
    continue: 'Continue',
    startAgain: 'Delete it and start again',
  },
  failure: {
    title: 'Submission Failed',
    text: 'There was an error processing your application. Please try again.',
    unreadable: (fileName: string) =>
      `The file ${fileName} can no longer be read. Go back to the form and choose it again, or remove it.`,
    nothingLost: 'Everything that you filled in and every file that you chose is still here.',
    again: 'Try Again',
    back: 'Back to the form',
  },
  receipt: {
    title: 'Your application is in',
    missing: (number: string) =>
      `There is no application ${number} in this browser. Its receipt is where you applied; here you can begin a new one.`,
    lead: 'Keep the number below: it finds your application again.',
    label: (number: string) => `Receipt ${number}`,
    number: 'Tracking number',
    copy: 'Copy number',
    stamp: 'SUBMITTED',
    visa: 'Visa',
    price: 'Price',
    name: 'Name',
    submitted: 'Submitted',
    documents: 'Documents',
    noDocuments: 'None were attached.',
    /** The name of a file stands in its own direction of writing. */
    document: (kind: string, fileName: string) => (
      <>
        {kind}: <span dir="auto">{fileName}</span>
      </>
    ),
    next: 'What happens next',
    nextSteps: (hasDocuments: boolean) => [
      hasDocuments ? 'Your documents are checked.' : 'We ask you for the documents.',
      'A payment link is emailed after your documents are approved.',
      'You follow the status under Track Application, with the number above, in this browser.',
    ],
    device:
      'This application is kept in this browser, on this device only. It cannot be found from another device, and clearing the browser’s data removes it. A private window forgets it when it is closed.',
    track: 'Track Application',
    print: 'Print',
    another: 'Start a new application',
  },
} as const;
