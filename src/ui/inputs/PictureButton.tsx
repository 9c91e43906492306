import { Camera } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from '../controls/Button';
import { takeSelectedFile } from './FileDrop';

interface PictureButtonProps extends ComponentProps<'input'> {
  label: string;
  variant?: ButtonVariant;
  onFile: (file: File) => void;
}

/** Asks for one picture; a phone also offers its camera. */
export function PictureButton({ label, variant, onFile, ...rest }: PictureButtonProps) {
  return (
    <label
      className={buttonClass({
        variant,
        className:
          'relative justify-self-start focus-within:outline-2 focus-within:outline-offset-2',
      })}
    >
      <Camera aria-hidden="true" className="size-5" />
      {label}
      <input
        {...rest}
        type="file"
        accept="image/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => takeSelectedFile(event, onFile)}
      />
    </label>
  );
}
