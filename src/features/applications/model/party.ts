import type { VisaApplication } from '../../../domain/application';

/**
 * The id of an application's party: stored in a field beside those of SPEC section 3, or for the
 * first traveller the application's own id.
 */
export function partyOf({ id, party }: VisaApplication): string {
  return typeof party === 'string' && party !== '' ? party : id;
}

/** All who travel with an application, itself included, in the order of their applications. */
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
