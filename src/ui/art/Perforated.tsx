import type { ComponentProps } from 'react';

import { Rosette } from './Guilloche';

/**
 * A sticker torn from its sheet: scalloped along the starting edge, with a dotted stub and, at
 * the height of the price, a rosette at the other edge. `className` styles the space inside (it already has its padding).
 */
export function Perforated({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`perforated ${className}`}>
      <span aria-hidden className="perforated-paper" />
      <Rosette className="perforated-rosette" />
      {children}
    </div>
  );
}
