import { useState, type ReactNode } from 'react';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
  /** What is drawn when there is no picture, or none can be had (offline, moved, not allowed). */
  fallback: ReactNode;
}

/** Pictures come from this site, over http(s), or as raster data; anything else is not loaded. */
function isLoadable(src: string): boolean {
  return /^(https?:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|avif)[;,])/i.test(src.trim());
}

/** A picture whose address a person typed, in a frame that keeps its size whatever happens. */
export function Picture({ src, alt, className = '', fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = isLoadable(src) && failed !== src;
  return (
    <div className={`overflow-hidden ${className}`}>
      {shown ? (
        <img
          src={src.trim()}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        fallback
      )}
    </div>
  );
}
