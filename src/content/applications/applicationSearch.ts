import { fold } from '@/lib/text/fold';
import { APPLICANT_FIELDS, DOCUMENT_KINDS, type VisaApplication } from './application';
import { DOCUMENT_LABELS } from '../applicationForm';
import { compactNumber, normaliseTrackingNumber } from './trackingNumber';
import { visaTypeLabel } from './visaOptions';

/** What an application is found by. */
interface Prepared {
  /** Every field, folded, one a line. */
  readonly text: string;
  /** Its numbers without what sets their parts apart, one a line. */
  readonly numbers: string;
}

/** Entries are never changed, only replaced: each is prepared once. */
const prepared = new WeakMap<VisaApplication, Prepared>();

function prepare(application: VisaApplication): Prepared {
  const { trackingNumber, visaType, status, documents } = application;
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const name = documents[kind]?.name;
    return name === undefined ? [] : [DOCUMENT_LABELS[kind], name];
  });
  const fields = APPLICANT_FIELDS.map((name) => application[name]);
  const { firstName, lastName, phone, passportNumber } = application;
  return {
    text: fold(
      [
        `${firstName} ${lastName}`,
        ...fields,
        trackingNumber,
        visaType,
        visaTypeLabel(visaType),
        status,
        application.submissionDate,
        ...files,
      ].join('\n'),
    ),
    numbers: [
      normaliseTrackingNumber(trackingNumber),
      compactNumber(phone),
      compactNumber(passportNumber),
    ].join('\n'),
  };
}

/** Prepares an application for `applicationMatcher`, if that was not done yet. */
export function prepareSearch(application: VisaApplication): Prepared {
  let found = prepared.get(application);
  if (found === undefined) {
    found = prepare(application);
    prepared.set(application, found);
  }
  return found;
}

/**
 * Whether an application is found by what was typed: by all of its words, each anywhere in any
 * field, or by a number of its own however that is spaced and in whichever digits.
 */
export function applicationMatcher(typed: string): (application: VisaApplication) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const compact = compactNumber(typed);
  const numbers = /\d/.test(compact) ? [compact, normaliseTrackingNumber(typed)] : [];
  return (application) => {
    const { text, numbers: own } = prepareSearch(application);
    return words.every((word) => text.includes(word)) || numbers.some((each) => own.includes(each));
  };
}
