import { contentTypeConfigs } from '../editing/contentTypeConfigs';
import type { StoredNames } from '../editing/contentTypeConfig';
import type { SingletonKey } from './contentType';
import type { CollectionKey } from './registry';

/** Of what is not edited as a list. */
const NAMES: Readonly<Record<string, StoredNames | undefined>> = {
  visaApplications: { all: 'Visa applications', one: 'application', other: 'applications' },
  contactMessages: { all: 'Contact messages', one: 'message', other: 'messages' },
  settings: { all: 'Site settings', one: 'setting', other: 'settings' },
  menus: { all: 'Menus', one: 'menu', other: 'menus' },
};

const namesOf = (key: string): StoredNames | undefined =>
  contentTypeConfigs.find(({ type }) => type.key === key)?.stored ?? NAMES[key];

/** What is kept under a key, for people; undefined where it is no content. */
export function contentName(key: CollectionKey | SingletonKey): string;
export function contentName(key: string): string | undefined;
export function contentName(key: string): string | undefined {
  return namesOf(key)?.all;
}

/** What one record and several of a kind are called in the middle of a sentence. */
export function recordNames(key: CollectionKey): { one: string; other: string } {
  return namesOf(key) ?? { one: key, other: key };
}
