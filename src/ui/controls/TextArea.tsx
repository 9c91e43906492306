import type { ComponentProps } from 'react';

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={`textarea ${className}`} />;
}
