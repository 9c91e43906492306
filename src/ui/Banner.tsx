import type { Elements } from './elements';
import type { ReactNode } from 'react';

interface BannerProps {
  text: ReactNode;
  /** `quiet` for information. */
  tone?: 'warning' | 'quiet';
  children?: Elements;
}

/**
 * A full-width message bar; empty without a text. It is a live region, so render it before its text
 * appears.
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
