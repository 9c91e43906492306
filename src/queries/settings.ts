import { settings } from '@/data/repository';
import { saveValueOptions } from './entries';

/** Saves all settings, with the notice of SPEC section 8. */
export const saveSettingsOptions = saveValueOptions(settings, {
  title: 'Settings saved successfully.',
});
