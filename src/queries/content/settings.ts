import { settings } from '@/data/repository';
import { saveValueOptions } from './entries';
import { strings } from '../admin/adminStrings';

/** Saves all settings, with the notice of SPEC section 8. */
export const saveSettingsOptions = saveValueOptions(settings, strings.settingsSaved);
