import type { ComponentProps } from 'react';

/** A choice of few, by the browser's own control. */
export function Select({ className = 'w-full', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`select ${className}`} />;
}
