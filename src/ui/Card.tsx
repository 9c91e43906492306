import type { ComponentProps } from 'react';

/** A sheet of paper with a hairline border. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />;
}
