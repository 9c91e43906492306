import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { pictureUrl } from '@/lib/browser/safeUrl';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
  /** `cover` crops the image, `contain` shows it whole. */
  fit?: 'cover' | 'contain';
  /** Shown without an image, or when loading fails. */
  fallback: ReactNode;
}

/** An image from a user-entered URL, in a frame of fixed size. */
export function Picture({ src, alt, className = '', fit = 'cover', fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  // A failed image is retried when the browser goes online.
  useEffect(() => {
    if (failed === undefined) return undefined;
    const retry = () => setFailed(undefined);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed]);
  // On a prerendered page the error event may fire before hydration.
  const checkLoaded = useCallback(
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
          ref={checkLoaded}
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
