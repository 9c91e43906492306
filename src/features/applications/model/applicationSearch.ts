import type { Searchable, SearchDefinition } from '@/domain/registry';
import { DOCUMENT_LABELS, statusLabel } from '@/domain/labels';
import { DOCUMENT_KINDS, type VisaApplication } from '../../../domain/application';
import { shownNationality } from '../../../domain/nationality';
import { compactNumber } from '../../../domain/trackingNumber';
import { visaTypeLabel } from '../../../domain/visaOptions';
import { COMMA } from '@/lib/language';
import { nameLines } from '@/lib/text/fold';

/** What the palette searches besides the title; only `applicationText` has dates and files. */
const SEARCHED_FIELDS = [
  'email',
  'phone',
  'nationality',
  'passportNumber',
  'purpose',
  'visaType',
] as const;

function searchable(application: VisaApplication): Searchable {
  const { firstName, lastName, trackingNumber, visaType, status, nationality } = application;
  const name = `${firstName} ${lastName}`;
  return {
    // Names as a passport spells them.
    ...(/[^a-z\s]/i.test(name) && { otherWords: nameLines(name).join('\n') }),
    title: [firstName.trim(), lastName.trim(), trackingNumber].filter(Boolean).join(' '),
    texts: [
      [visaTypeLabel(visaType), statusLabel(status)].join(COMMA),
      // In the language of the build; the stored nationality is in English.
      shownNationality(nationality),
      ...SEARCHED_FIELDS.map((field) => application[field]),
      // Numbers as people type them: without prefix and separators.
      trackingNumber.replace(/^\D+/, ''),
      compactNumber(application.phone),
      compactNumber(application.passportNumber),
    ],
  };
}

export const applicationSearch: SearchDefinition<VisaApplication> = {
  key: 'visaApplications',
  searchable,
};

/** What the list and the counter search; it includes dates and files. */
export function applicationText(application: VisaApplication): Searchable {
  const { dateOfBirth, travelDate, submissionDate, documents } = application;
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const name = documents[kind]?.name;
    return name === undefined ? [] : [DOCUMENT_LABELS[kind], name];
  });
  const found = searchable(application);
  return {
    ...found,
    otherWords: [found.otherWords ?? '', dateOfBirth, travelDate, submissionDate, ...files].join(
      '\n',
    ),
  };
}
