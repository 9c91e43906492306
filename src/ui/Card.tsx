import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />;
}
