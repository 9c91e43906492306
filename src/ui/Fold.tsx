import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

interface FoldProps {
  title: ReactNode;
  open?: boolean | undefined;
  className?: string;
  children: Elements;
}

/** A disclosure for content that is seldom needed. */
export function Fold({ title, open, className = '', children }: FoldProps) {
  return (
    <details open={open} className={`group ${className}`}>
      <summary className="tap-row flex-nowrap gap-2 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 group-open:rotate-90 rtl:not-group-open:rotate-180 no-print"
        />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}
