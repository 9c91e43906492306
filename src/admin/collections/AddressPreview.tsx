import { useDeferredValue } from 'react';
import { Picture } from '@/ui/Picture';

/** The picture at an address, small; what cannot be had says so. */
export function AddressPreview({ address }: { address: string }) {
  const settled = useDeferredValue(address.trim());
  if (settled === '') return null;
  return (
    <Picture
      src={settled}
      alt="The picture at this address"
      className="aspect-video w-44 rounded-field border border-hairline bg-base-300"
      fallback={
        <p className="grid size-full place-items-center p-2 text-center text-sm text-muted">
          No picture can be shown from this address.
        </p>
      }
    />
  );
}
