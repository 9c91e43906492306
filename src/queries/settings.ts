import { settings } from '@/data/repository';
import { saveValueOptions } from './entries';
import { words } from './adminWords';

/** Saves all settings, with the notice of SPEC section 8. */
export const saveSettingsOptions = saveValueOptions(settings, words.settingsSaved);
