import { strings } from '@/shared/visitor/strings';

/** SPEC section 2: a content page shows this first. */
export function Loading() {
  return (
    <p role="status" data-loading="" className="py-24">
      {strings.loading}
    </p>
  );
}
