import { late, LatePlace } from '@/ui/late';

// The receipt comes with the wizard: who has filled it in may have lost the network meanwhile.
const ApplyContent = late(async () => (await import('./ApplyContent')).ApplyContent);

export function ApplyScreen() {
  return (
    <LatePlace>
      <ApplyContent />
    </LatePlace>
  );
}
