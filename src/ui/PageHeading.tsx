import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
}

/** The h1 of a screen with its lead. */
export function PageHeading({ title, lead, className = '' }: PageHeadingProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-[38rem] text-lg text-muted">{lead}</p>}
    </div>
  );
}
