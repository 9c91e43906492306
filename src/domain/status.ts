import { STAGES } from './labels';

/** The known values of a status (SPEC section 4). */
export const STATUSES = ['Submitted', 'Processing', 'Approved', 'Rejected'] as const;

export type StatusTone = 'yellow' | 'green' | 'red' | 'grey';

/** The colour of a status badge (SPEC section 4). Stored values outside the list are grey. */
export function statusTone(status: string): StatusTone {
  switch (status) {
    case 'Submitted':
      return 'yellow';
    case 'Approved':
      return 'green';
    case 'Rejected':
      return 'red';
    default:
      return 'grey';
  }
}

export type StageState = 'completed' | 'current' | 'pending';
export interface Stage {
  label: string;
  state: StageState;
}

/** The four stages of the tracking timeline (SPEC section 4). */
export function timeline(status: string): Stage[] {
  const approved = status === 'Approved';
  const [submission, verification, processing, approval] = STAGES;
  return [
    { label: submission, state: 'completed' },
    { label: verification, state: status === 'Submitted' ? 'current' : 'completed' },
    {
      label: processing,
      state: status === 'Processing' ? 'current' : approved ? 'completed' : 'pending',
    },
    { label: approval, state: approved ? 'completed' : 'pending' },
  ];
}
