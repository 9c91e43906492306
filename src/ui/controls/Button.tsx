import type { ComponentProps } from 'react';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  default: 'btn-primary',
  destructive: 'btn-error',
  outline: 'btn-outline',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  link: 'btn-link',
};

/** `default`, `lg` and `icon` are at least 44 px high; `sm` (35 px) is for dense admin rows. */
const sizes: Record<ButtonSize, string> = {
  default: 'text-[0.9375rem]',
  sm: 'btn-sm text-sm',
  lg: 'btn-lg text-base',
  icon: 'btn-square',
};

/** Button classes, for links that look like buttons. */
export function buttonClass({
  variant = 'default',
  size = 'default',
  className = '',
}: ButtonLook = {}): string {
  return `btn ${variants[variant]} ${sizes[size]} ${className}`.trimEnd();
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, className })} />;
}
