import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import { isPictureData } from '@/lib/browser/safeUrl';
import { fileSize } from '@/lib/text/fileSize';
import { Button } from '@/ui/controls/Button';
import { Field, type FieldProps } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { strings } from '../strings';
import { devicePicture } from './devicePicture';

interface PictureInputProps extends Omit<FieldProps, 'children' | 'label'> {
  label: string;
  value: string;
  placeholder?: string | undefined;
  onChange: (address: string) => void;
}

/** The address of a picture, or one of this device in its place, with the storage that it takes. */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, value, placeholder, onChange, error, ...field } = props;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const isUploaded = isPictureData(value);
  const change = (address: string) => {
    setProblem(undefined);
    onChange(address);
  };
  const upload = async (file: File) => {
    setIsBusy(true);
    const made = await devicePicture(file);
    setIsBusy(false);
    if ('problem' in made) setProblem(made.problem);
    else change(made.address);
  };
  const share = (value.length / STORAGE_LIMIT_CODE_UNITS) * 100;
  return (
    <>
      <Field
        {...field}
        hint={isUploaded ? strings.picture.share(share) : hint}
        label={label}
        error={problem ?? error}
      >
        {(frame) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...frame}
              className="min-w-[min(15rem,100%)] flex-1"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              readOnly={isUploaded}
              value={isUploaded ? strings.picture.uploaded(fileSize(value.length * 0.75)) : value}
              onChange={({ target }) => change(target.value)}
            />
            {isUploaded && (
              <Button variant="outline" onClick={() => change('')}>
                {strings.picture.remove(label)}
              </Button>
            )}
            <Button
              variant="outline"
              aria-disabled={isBusy}
              onClick={() => chooser.current?.click()}
            >
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
    </>
  );
}
