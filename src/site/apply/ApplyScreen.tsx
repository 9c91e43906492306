import { deferred, DeferredBoundary } from '@/hydration/deferred';

// In the wizard's chunk, so that it is available if the network is lost meanwhile.
const ApplyContent = deferred(async () => (await import('./ApplyContent')).ApplyContent);

export function ApplyScreen() {
  return (
    <DeferredBoundary>
      <ApplyContent />
    </DeferredBoundary>
  );
}
