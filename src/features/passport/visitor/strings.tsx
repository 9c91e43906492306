import type { ReactElement } from 'react';
import { APPLICANT_LABELS, DOCUMENT_LABELS } from '@/domain/labels';
import type { PassportField } from '@/features/passport/model';

/** Texts of the row that fills in the form from a passport. */
export const strings = {
  title: 'From your passport',
  choose: 'Fill in from your passport',
  lead: 'Photograph the page with your picture. It is read on this device.',
  reading: 'Reading the two lines at the bottom of the page ...',
  cancel: 'Cancel',
  filled: 'Filled in from your passport. Is this right?',
  found: 'Your passport says something else. Tick what to take over.',
  asCopy: `Also use it as ${DOCUMENT_LABELS.passportCopy}`,
  notes: (isPartial: boolean, isCut: boolean) =>
    [
      isCut ? 'The name fills its line and may be cut: please complete it.' : '',
      isPartial ? 'The rest could not be read with certainty.' : '',
      'Names are written as in the lines at the bottom of the page.',
    ].join(' '),
  same: 'Your answers agree with your passport.',
  nothing: 'We couldn’t read it. Lay it flat, without glare, and let the page fill the picture.',
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
  otherPerson: (theirs: string, typed: string) =>
    `This passport is ${theirs}’s, not ${typed}’s. Is it the right file?`,
  rest: (names: readonly PassportField[]) =>
    `Your passport also says your ${names.map((name) => APPLICANT_LABELS[name]).join(', ')}.`,
  fillRest: 'Fill in the rest',
  now: (typed: ReactElement) => <>Now: {typed}</>,
  fillIn: 'Fill in',
  notNow: 'Not now',
  undo: 'Undo',
  ends: {
    refused: 'Your answers are unchanged.',
    undone: 'The answers from your passport are removed.',
  },
  expiry: {
    expired: (day: string) => `Your passport expired on ${day}.`,
    soon: (day: string, hasTravelDate: boolean) =>
      `Your passport expires on ${day}, less than six months ${hasTravelDate ? 'after your travel date' : 'from today'}.`,
  },
} as const;
