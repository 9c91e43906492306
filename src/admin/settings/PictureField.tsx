import { type UseFormReturn, useWatch } from 'react-hook-form';
import { brand } from '@/content/settings/settings';
import type { SettingsForm } from '@/content/settings/fields';
import { Brand } from '@/ui/art/Brand';
import { Picture } from '@/ui/Picture';
import { PictureInput } from '../editor/PictureInput';
import { useRested } from '../useRested';
import { strings } from './strings';

interface PictureFieldProps {
  name: 'logoUrl' | 'faviconUrl';
  label: string;
  hint: string | undefined;
  error: string | undefined;
  advice: string | undefined;
  form: UseFormReturn<SettingsForm>;
}

/** A logo or favicon: an address, or a small picture kept with the settings; as it will appear. */
export function PictureField({ name, form, ...notes }: PictureFieldProps) {
  const [value, siteName] = useWatch({ control: form.control, name: [name, 'siteName'] });
  const rested = useRested(value);
  return (
    <div className="grid gap-3">
      <PictureInput
        {...notes}
        value={value}
        placeholder={strings.examples[name === 'logoUrl' ? 'logo' : 'favicon']}
        onChange={(address) =>
          form.setValue(name, address, { shouldDirty: true, shouldTouch: true })
        }
      />
      <div className="settings-preview" aria-label={strings.preview(notes.label)} role="group">
        {name === 'logoUrl' ? (
          <Brand {...brand({ siteName, logoUrl: rested })} />
        ) : (
          <Picture
            src={rested || '/favicon.svg'}
            alt=""
            fit="contain"
            className="size-8"
            fallback={<img src="/favicon.svg" alt="" className="size-8" />}
          />
        )}
      </div>
    </div>
  );
}
