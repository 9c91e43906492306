import { contentTypeConfigs } from './contentTypeConfigs';
import type { StoredNames } from './contentTypeConfig';
import type { SingletonKey } from '../../../domain/contentType';
import type { HistoryKey } from '../../../engines/handover/history';
import type { CollectionKey } from '../../../domain/registry';

/** Names of the keys that are not edited as lists. */
const NAMES: Readonly<Record<string, StoredNames | undefined>> = {
  visaApplications: { all: 'Visa applications', one: 'application', other: 'applications' },
  takenOver: { all: 'Applications taken over', one: 'receipt', other: 'receipts' },
  decisions: { all: 'Decisions', one: 'decision', other: 'decisions' },
  sendings: { all: 'Sent applications', one: 'sending', other: 'sendings' },
  steps: { all: 'Records of applications', one: 'step', other: 'steps' },
  contactMessages: { all: 'Contact messages', one: 'message', other: 'messages' },
  settings: { all: 'Site settings', one: 'setting', other: 'settings' },
  menus: { all: 'Menus', one: 'menu', other: 'menus' },
};

const namesOf = (key: string): StoredNames | undefined =>
  contentTypeConfigs.find(({ type }) => type.key === key)?.stored ?? NAMES[key];

/** The display name of a key; undefined if it is no content key. */
export function contentName(key: CollectionKey | SingletonKey | HistoryKey): string;
export function contentName(key: string): string | undefined;
export function contentName(key: string): string | undefined {
  return namesOf(key)?.all;
}

/** The singular and plural names of a type's records within a sentence. */
export function recordNames(key: CollectionKey): { one: string; other: string } {
  return namesOf(key) ?? { one: key, other: key };
}
