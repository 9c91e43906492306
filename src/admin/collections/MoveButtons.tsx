import { ArrowDown, ArrowUp } from 'lucide-react';
import { strings } from './strings';

export interface Moves {
  isFirst: boolean;
  isLast: boolean;
  by: (step: -1 | 1) => void;
}

/** Moves an entry one place in the order; at the ends a button rests but keeps its focus. */
export function MoveButtons({ title, moves }: { title: string; moves: Moves }) {
  const button = (step: -1 | 1, label: string, isAtEnd: boolean) => {
    const Icon = step === -1 ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isAtEnd}
        data-step={step}
        className="move-button no-print"
        onClick={() => {
          if (!isAtEnd) moves.by(step);
        }}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    );
  };
  return (
    <>
      {button(-1, strings.order.up(title), moves.isFirst)}
      {button(1, strings.order.down(title), moves.isLast)}
    </>
  );
}
