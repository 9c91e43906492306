/** Names of columns, and what the steps of a record say. */
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
