import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canBeShown } from '@/domain/documentFile';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

interface OpenDocumentProps {
  name: string;
  /** Its type is safe to open; files of other types can only be downloaded. */
  file: Blob;
}

/** Opens an image or PDF in a tab of its own. */
export function OpenDocument({ name, file }: OpenDocumentProps) {
  const url = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (url.current !== undefined) URL.revokeObjectURL(url.current);
      url.current = undefined;
    },
    [],
  );
  if (!canBeShown(file.type)) return null;
  const open = () => {
    url.current ??= URL.createObjectURL(file);
    window.open(url.current, '_blank');
  };
  return (
    <Button variant="outline" size="sm" className="pointer-coarse:min-h-11" onClick={open}>
      <ExternalLink aria-hidden className="size-4" />
      {strings.documents.open(name)}
    </Button>
  );
}
