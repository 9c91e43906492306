/** A decorative bar for a share from 0 to 1; the text next to it states the value. */
export function Bar({ share, tone = 'bg-primary' }: { share: number; tone?: string }) {
  return (
    <div
      aria-hidden
      className="h-3 overflow-hidden rounded-selector border border-control bg-base-300"
    >
      <div
        className={`h-full ${tone}`}
        style={{ width: `${share * 100}%`, transition: 'width 150ms var(--ease-out)' }}
      />
    </div>
  );
}
