import { strings } from '@/shared/visitor/strings';

/** Shown first by a content page (SPEC section 2). */
export function Loading() {
  return (
    <p role="status" data-loading="" className="py-24">
      {strings.loading}
    </p>
  );
}
