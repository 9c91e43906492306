import { Picture } from '@/ui/Picture';
import { useRested } from '../useRested';
import { strings } from '../collections/strings';

/** The picture at an address, small; what cannot be had says so. */
export function AddressPreview({ address }: { address: string }) {
  const rested = useRested(address.trim());
  if (rested === '') return null;
  return (
    <Picture
      src={rested}
      alt={strings.address.picture}
      className="aspect-video w-44 rounded-field border border-hairline bg-base-300"
      fallback={
        <p className="grid size-full place-items-center p-2 text-center text-sm text-muted">
          {strings.address.noPicture}
        </p>
      }
    />
  );
}
