import { NO_DOCUMENTS, type VisaApplication } from '@/domain/application';
import type { ContactMessage, Page } from '@/domain/entries';
import { BLANK_FORM, newApplication } from '@/domain/applicationForm';
import { type Publication, publishedContent } from '@/engines/publication';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { OFFICE } from '@/engines/handover/office';
import { demoKey, importOfficeKey, type OfficeKeyPair } from '@/engines/handover/officeKeys';

/** When the applications of tests are submitted. */
export const NOW = new Date('2026-11-21T12:00:00Z');

/** An application with blank answers as its submission stores it, but for these values. */
export function submitted(id: string, changes: Partial<VisaApplication> = {}): VisaApplication {
  const identity = { id, trackingNumber: `DV${id.padStart(6, '0')}`, now: NOW };
  return { ...newApplication(BLANK_FORM, NO_DOCUMENTS, identity), ...changes };
}

/** The keys of the demo office, as its counters have them. */
export async function officeKey(): Promise<OfficeKeyPair> {
  const key = await importOfficeKey(await demoKey(), OFFICE);
  if (typeof key === 'string') throw new Error(key);
  return key;
}

/** A published page whose title and slug are its id, but for these values. */
export const pageOf = (id: string, changes: Partial<Page> = {}): Page => ({
  id,
  title: id,
  slug: id,
  content: '',
  metaTitle: '',
  metaDescription: '',
  published: true,
  ...changes,
});

/** A message of the contact form that says its id. */
export const messageOf = (id: string): ContactMessage => ({
  id,
  name: id,
  email: '',
  phone: '',
  subject: '',
  message: id,
  timestamp: NOW.toISOString(),
});

/** The demo content with some of it changed, as another office would publish it. */
export function publicationOf(
  number: number,
  changes: Partial<Publication['content']> = {},
): Publication {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    publishedAt: new Date(Date.UTC(2026, 10, 1, number)).toISOString(),
    base: null,
    content: { ...publishedContent({ ...seed, settings: settingsType.initial }), ...changes },
  };
}
