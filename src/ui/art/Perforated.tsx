import type { ComponentProps } from 'react';
import type { Elements } from '../elements';
import { Rosette } from './Guilloche';

interface PerforatedProps extends ComponentProps<'div'> {
  children: Elements;
}

/**
 * A card like a torn-off sticker: scalloped start edge, dotted stub, and a rosette near the end
 * edge. `className` styles the content, which has its padding.
 */
export function Perforated({ className = '', children, ...rest }: PerforatedProps) {
  return (
    <div {...rest} className={`perforated ${className}`}>
      <span aria-hidden className="perforated-paper" />
      <Rosette className="perforated-rosette" />
      {children}
    </div>
  );
}
