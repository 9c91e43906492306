import type { VisaApplication } from '../../../domain/application';

/**
 * The party of an application: kept in a field beside those of SPEC section 3, or, of the first
 * traveller, its own id.
 */
export function partyOf({ id, party }: VisaApplication): string {
  return typeof party === 'string' && party !== '' ? party : id;
}

/** All who travel together with an application, itself included, the first to apply first. */
export function travellers(
  application: VisaApplication,
  stored: readonly VisaApplication[],
): VisaApplication[] {
  const party = partyOf(application);
  const others = stored.filter((each) => each.id !== application.id && partyOf(each) === party);
  return [application, ...others].toSorted((one, other) =>
    one.submissionDate.localeCompare(other.submissionDate),
  );
}
