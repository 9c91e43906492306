import { FileText, Image } from 'lucide-react';
import { useCallback, useState } from 'react';

interface FileThumbnailProps {
  file: Blob;
  className?: string | undefined;
}

/** The image in a file, or an icon of its type when the browser cannot decode it. */
export function FileThumbnail({ file, className = 'size-16' }: FileThumbnailProps) {
  const [unreadable, setUnreadable] = useState<Blob>();
  const isImage = file.type.startsWith('image/');
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const Mark = isImage ? Image : FileText;
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-field border border-hairline bg-base-200 text-muted ${className}`}
    >
      {isImage && unreadable !== file ? (
        <img
          ref={draw}
          alt=""
          className="size-full object-cover"
          onError={() => setUnreadable(file)}
        />
      ) : (
        <Mark aria-hidden="true" className="size-7" />
      )}
    </span>
  );
}
