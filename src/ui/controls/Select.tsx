import type { ComponentProps } from 'react';

/** A native select. */
export function Select({ className = 'w-full', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`select ${className}`} />;
}
