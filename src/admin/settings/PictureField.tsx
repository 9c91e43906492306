import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { brand } from '@/content/settings';
import type { SettingName, SettingsForm } from '@/content/settingsForm/fields';
import { pictureFile } from '@/content/settingsForm/problems';
import { fileSize } from '@/lib/fileSize';
import { isPictureData } from '@/lib/safeUrl';
import { Brand } from '@/ui/Brand';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Picture } from '@/ui/Picture';
import { TextInput } from '@/ui/TextInput';
import { useRested } from '../useRested';
import { fittingPicture } from './fittingPicture';
import { readDataUrl } from './readDataUrl';
import { words } from './words';

interface PictureFieldProps {
  name: SettingName;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  advice: string | undefined;
  values: SettingsForm;
  onChange: (address: string) => void;
}

/** A logo or favicon: an address, or a small picture kept with the settings; as it will appear. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, error, advice, values, onChange } = props;
  const value = values[name];
  const rested = useRested(value);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const isUploaded = isPictureData(value);
  const change = (address: string) => {
    setProblem(undefined);
    onChange(address);
  };
  const upload = async (file: File) => {
    try {
      const found = pictureFile(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in found) return setProblem(found.problem);
      const fitting = await fittingPicture(file.slice(0, file.size, found.type));
      change(await readDataUrl(fitting));
    } catch {
      setProblem(words.picture.unreadable(file.name));
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
              placeholder={words.examples[name === 'logoUrl' ? 'logo' : 'favicon']}
              readOnly={isUploaded}
              value={isUploaded ? words.picture.uploaded(fileSize(value.length * 0.75)) : value}
              onChange={({ target }) => change(target.value)}
            />
            {isUploaded && (
              <Button variant="outline" onClick={() => change('')}>
                {words.picture.remove(label)}
              </Button>
            )}
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              <Upload aria-hidden="true" className="size-4" />
              {words.picture.upload(label)}
            </Button>
          </div>
        )}
      </Field>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        aria-label={words.picture.file(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <div className="settings-preview" aria-label={words.picture.preview(label)} role="group">
        {name === 'logoUrl' ? (
          <Brand {...brand({ ...values, logoUrl: rested })} />
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
