import type { ReactElement } from 'react';
import { APPLICANT_LABELS } from '@/domain/answerLabels';
import type { PassportField } from '../model/passportAnswers';

/** Texts of the row that fills in the form from a passport. */
export const strings = {
  title: 'From your passport',
  choose: 'Fill in from your passport',
  lead: 'Optional: a photo of the page with your picture, neither kept nor sent.',
  reading: 'Reading the two lines at the bottom of the page ...',
  cancel: 'Cancel',
  found: 'Read from your passport. Please compare.',
  notes: (isPartial: boolean, isCut: boolean) =>
    [
      isCut ? 'The name fills its line and may be cut: please complete it.' : '',
      isPartial ? 'The rest could not be read with certainty.' : '',
      'Names are written as in the lines at the bottom of the page.',
    ].join(' '),
  same: 'Your answers agree with your passport.',
  nothing:
    'The two lines could not be read. Lay the passport flat, avoid reflections, and let the page fill the picture. JPEG and PNG pictures work best.',
  visa: 'This looks like a visa, not a passport page. Photograph the page with your picture.',
  failed: 'Reading has failed. Your answers are unchanged; please type them.',
  answers: 'Answers from your passport',
  field: (name: PassportField, answer: ReactElement) => (
    <>
      {`${APPLICANT_LABELS[name]}: `}
      {answer}
    </>
  ),
  says: (name: PassportField, answer: string) =>
    `Your passport says: ${APPLICANT_LABELS[name]} ${answer}.`,
  use: (name: PassportField) => `Use it as ${APPLICANT_LABELS[name]}`,
  now: (typed: ReactElement) => <>Now: {typed}</>,
  fillIn: 'Fill in',
  notNow: 'Not now',
  undo: 'Undo',
  ends: {
    refused: 'Nothing was filled in.',
    filled: 'Filled in from your passport.',
    undone: 'The answers from your passport are removed.',
  },
  expiry: {
    expired: (day: string) => `Your passport expired on ${day}.`,
    soon: (day: string, hasTravelDate: boolean) =>
      `Your passport expires on ${day}, less than six months ${hasTravelDate ? 'after your travel date' : 'from today'}.`,
  },
} as const;
