import { deferred, DeferredBoundary } from '@/hydration/deferred';

// The receipt comes with the wizard: who has filled it in may have lost the network meanwhile.
const ApplyContent = deferred(async () => (await import('./ApplyContent')).ApplyContent);

export function ApplyScreen() {
  return (
    <DeferredBoundary>
      <ApplyContent />
    </DeferredBoundary>
  );
}
