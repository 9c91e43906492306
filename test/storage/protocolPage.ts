import { NO_DOCUMENTS, nextTrackingNumber } from '@/domain/application';
import { newApplication } from '@/domain/applicationForm';
import type { Page } from '@/domain/entries';
import type { FaultKind } from './fakeConnection';
import type { FakePage } from './fakeProcesses';
import { CONTENT_KEYS } from '@/store/keys';

const form = {
  visaType: 'tourist-30',
  firstName: 'Sara',
  lastName: 'Haddad',
  email: '',
  phone: '',
  nationality: '',
  passportNumber: '',
  dateOfBirth: '',
  travelDate: '',
  purpose: '',
};

export const BLANK = { slug: '', content: '', metaTitle: '', metaDescription: '', published: true };

/** An application with this id and a unique number. */
export function submit(
  { data }: { readonly data: Pick<FakePage['data'], 'applications'> },
  id: string,
): Promise<unknown> {
  const now = new Date();
  return data.applications.append((others) => {
    const taken = new Set(others.map((application) => application.trackingNumber));
    const trackingNumber = nextTrackingNumber(now, taken);
    return newApplication(form, NO_DOCUMENTS, { id, trackingNumber, now });
  });
}

/** Whether an entry is not from the demo, which is stored after a kill before the first commit. */
export function isMade({ title }: Page): boolean {
  return title.startsWith('title-');
}

/** The titles that a page shows, by id; for applications, their text. */
export function stored({ data }: FakePage): Map<string, string> {
  return new Map([
    ...data.pages
      .list()
      .filter(isMade)
      .map(({ id, title }) => [id, title] as const),
    ...data.applications.list().map(({ id }) => [id, id] as const),
  ]);
}

/** The content of a page's localStorage. */
export function textsIn({ storage }: FakePage): string {
  return JSON.stringify(CONTENT_KEYS.map((key) => storage.getItem(key)));
}

/** Makes the next writes of a page to localStorage fail. */
export function failWrites(
  { localStorage, connection }: FakePage,
  times: number,
  kind: FaultKind,
): void {
  let left = times;
  localStorage.beforeWrite = () => {
    if (left-- > 0) connection.fail(kind);
  };
}
