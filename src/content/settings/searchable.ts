import type { Searchable } from '../types/search';
import type { Settings } from './settings';
import { formOf, SETTING_FIELDS, SETTINGS_TABS, type SettingField } from './fields';

/** A field of the settings as the administrator finds it. */
export interface SearchableSetting extends Searchable {
  readonly field: SettingField;
  /** What its tab is called. */
  readonly place: string;
}

/** What a field may be found by besides its name: what is in it, but no password and no picture. */
function contentOf({ name, control }: SettingField, stored: Settings): string[] {
  return control === 'password' || control === 'picture' ? [] : [formOf(stored)[name]];
}

/** Every field of the settings with what it may be found by. */
export function searchableSettings(stored: Settings): SearchableSetting[] {
  return SETTING_FIELDS.map((field) => {
    const place = SETTINGS_TABS.find(({ id }) => id === field.tab)?.label ?? '';
    const texts = [...contentOf(field, stored), `Settings, ${place}`];
    return { field, place, title: field.label, texts };
  });
}
