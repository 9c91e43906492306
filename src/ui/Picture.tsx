import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { pictureUrl } from '@/lib/browser/pictureUrl';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
  /** Whether the frame cuts the picture, or the picture stands whole in it. */
  fit?: 'cover' | 'contain';
  /** What is drawn when there is no picture, or none can be had (offline, moved, not allowed). */
  fallback: ReactNode;
}

/** A picture whose address a person typed, in a frame that keeps its size whatever happens. */
export function Picture({ src, alt, className = '', fit = 'cover', fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  // A picture that could not be had is tried again when the network returns.
  useEffect(() => {
    if (failed === undefined) return undefined;
    const tryAgain = () => setFailed(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [failed]);
  // On a page rendered ahead of time its error may have come before anyone listened.
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  const address = failed === src ? undefined : pictureUrl(src);
  return (
    <div className={`overflow-hidden ${className}`}>
      {address !== undefined ? (
        <img
          ref={look}
          src={address}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={fit === 'cover' ? 'size-full object-cover' : 'size-full object-contain'}
          onError={() => setFailed(src)}
        />
      ) : (
        fallback
      )}
    </div>
  );
}
