import type { ReactNode } from 'react';

interface BannerProps {
  text: ReactNode;
  /** `quiet` where nothing is wrong. */
  tone?: 'warning' | 'quiet';
  /** What can be done about it. */
  children?: ReactNode;
}

/**
 * A line across the page that says what is not as usual; nothing where there is nothing to say. It
 * has to be there before its text: what is heard is a change in it.
 */
export function Banner({ text, tone = 'warning', children }: BannerProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <div className="banner" data-tone={tone}>
          <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <p className="flex-1 basis-36 py-1">{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
