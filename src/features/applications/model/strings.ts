/** Names of columns, and texts of the steps in a history. */
export const strings = {
  columns: {
    trackingNumber: 'Tracking No.',
    applicant: 'Applicant',
    visaType: 'Visa Type',
    submissionDate: 'Submission Date',
    status: 'Status',
  },
  csv: { fee: 'Fee (AED)', id: 'Id', history: 'History' },
  steps: {
    received: 'Received',
    receivedBy: {
      camera: 'Received by camera',
      scanner: 'Received by scanner',
      paste: 'Received as a link',
      file: 'Received as a file',
    },
    decided: (status: string) => `Decided: ${status}`,
    decidedAgain: (status: string) => `Decision changed to ${status}`,
    printed: 'Print opened',
    slipPrinted: 'Print opened: decision slip',
    documents: 'Documents added',
    opened: 'Opened',
    archived: 'Put into an archive file',
  },
} as const;

/** Hints about unusual answers and documents. */
export const adviceStrings = {
  full: (limit: string) => `No more than ${limit} characters fit here. Please shorten it.`,
  unreadableDate: 'Enter a full date, such as 27 3 1990.',
  latinLetters: 'Please use the Latin letters from your passport.',
  nationality:
    'Not in the list. Please choose the country that issued your passport, if you find it.',
  passportNumber:
    'Most passport numbers have 6 to 9 letters and digits. Please compare it with your passport.',
  countryCode: 'Does your country’s code come before it, such as +971? Then add it.',
  mailHost: (meant: string, host: string) => `Did you mean ${meant}? This address ends in ${host}.`,
  bornToday: 'This is today’s date. Please enter your date of birth.',
  bornLater: 'This date of birth is in the future. Please check the year.',
  tooOld: (years: number) => `This is more than ${years} years ago. Please check the year.`,
  tooYoung: (years: number) =>
    `Under ${years}: a parent or guardian should apply, with their own email and phone.`,
  travelPast: 'This travel date has passed. Please check it.',
  passportExpires: (day: string) =>
    `Your passport expires on ${day}, less than six months after this date.`,
  late: (day: string) =>
    `Our decision may come on ${day}. Need it sooner? Ask us for express processing.`,
  missing: {
    passportCopy: 'No passport copy yet. You can submit without it and send it later.',
    passportPhoto: 'No photo yet. You can submit without it and send it later.',
  },
  emptyFile: 'This file is empty. Please choose one that opens.',
  otherType: 'This is not a JPG, PNG or PDF. We may not be able to open it.',
  notItsType: 'This isn’t really a JPG, PNG or PDF. We may not be able to open it.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Please use a smaller file.`,
} as const;
