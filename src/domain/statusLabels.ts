/** A stored status as it is shown. */
export const statusLabel = (status: string): string => status;

/** The four stages of the tracking timeline (SPEC section 4). */
export const STAGES = [
  'Application Submitted',
  'Document Verification',
  'Processing',
  'Visa Approved',
] as const;
