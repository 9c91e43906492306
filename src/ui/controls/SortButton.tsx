import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

interface SortButtonProps {
  /** How the column is sorted now, if the list is sorted by it. */
  direction: SortDirection | undefined;
  onClick: () => void;
  children: ReactNode;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown };

/** The button in a column's heading; the heading itself says the direction (`aria-sort`). */
export function SortButton({ direction, onClick, children }: SortButtonProps) {
  const Icon = direction ? ICONS[direction] : ChevronsUpDown;
  return (
    <button type="button" className="sort-button" onClick={onClick}>
      {children}
      <Icon aria-hidden className={`size-4 ${direction ? '' : 'text-muted'}`} />
    </button>
  );
}
