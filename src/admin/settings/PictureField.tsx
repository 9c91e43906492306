import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { brand } from '@/content/settings/settings';
import type { SettingsForm } from '@/content/settings/fields';
import { pictureFile } from '@/content/settings/problems';
import { fileSize } from '@/lib/text/fileSize';
import { isPictureData } from '@/lib/browser/safeUrl';
import { Brand } from '@/ui/art/Brand';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { Picture } from '@/ui/Picture';
import { TextInput } from '@/ui/controls/TextInput';
import { useRested } from '../useRested';
import { pictureAddress } from './pictureAddress';
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
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, error, advice, form } = props;
  const [value, siteName] = useWatch({ control: form.control, name: [name, 'siteName'] });
  const rested = useRested(value);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const isUploaded = isPictureData(value);
  const change = (address: string) => {
    setProblem(undefined);
    form.setValue(name, address, { shouldDirty: true, shouldTouch: true });
  };
  const upload = async (file: File) => {
    try {
      const found = pictureFile(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in found) return setProblem(found.problem);
      change(await pictureAddress(file.slice(0, file.size, found.type)));
    } catch {
      setProblem(strings.picture.unreadable(file.name));
    }
  };
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={problem ?? error} advice={advice}>
        {(frame) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...frame}
              className="min-w-[min(12rem,100%)] flex-1"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={strings.examples[name === 'logoUrl' ? 'logo' : 'favicon']}
              readOnly={isUploaded}
              value={isUploaded ? strings.picture.uploaded(fileSize(value.length * 0.75)) : value}
              onChange={({ target }) => change(target.value)}
            />
            {isUploaded && (
              <Button variant="outline" onClick={() => change('')}>
                {strings.picture.remove(label)}
              </Button>
            )}
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              <Upload aria-hidden="true" className="size-4" />
              {strings.picture.upload(label)}
            </Button>
          </div>
        )}
      </Field>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        aria-label={strings.picture.file(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <div className="settings-preview" aria-label={strings.picture.preview(label)} role="group">
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
