/** A band of fourteen waves in the colour of the text around it, as wide as its place. */
export function WaveBand({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden className={`wave-band ${className}`} />;
}
