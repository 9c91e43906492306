import type { ReactNode } from 'react';

interface BannerProps {
  text: string | undefined;
  /** `quiet` where nothing is wrong. */
  tone?: 'warning' | 'quiet';
  /** What can be done about it. */
  children?: ReactNode;
}

/** A line across the page that says what is not as usual; nothing where there is nothing to say. */
export function Banner({ text, tone = 'warning', children }: BannerProps) {
  if (text === undefined) return null;
  return (
    <div role="status" className="banner" data-tone={tone}>
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <p className="flex-1 basis-36 py-1">{text}</p>
        {children}
      </div>
    </div>
  );
}
