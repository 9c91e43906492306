import { useDeferredValue } from 'react';
import { Picture } from '@/ui/Picture';
import { words } from './words';

/** The picture at an address, small; what cannot be had says so. */
export function AddressPreview({ address }: { address: string }) {
  const settled = useDeferredValue(address.trim());
  if (settled === '') return null;
  return (
    <Picture
      src={settled}
      alt={words.address.picture}
      className="aspect-video w-44 rounded-field border border-hairline bg-base-300"
      fallback={
        <p className="grid size-full place-items-center p-2 text-center text-sm text-muted">
          {words.address.noPicture}
        </p>
      }
    />
  );
}
