import { type ComponentProps, Suspense } from 'react';
import type { Elements, Tone } from '../elements';
import { Picture } from '../Picture';
import type { CoverArtProps } from './CoverArtDrawing';
import { deferred } from '../deferred';

interface RosetteProps {
  /** `fine` has a denser pattern. */
  weave?: 'open' | 'fine' | undefined;
  /** Size, position and colour (`text-primary`). */
  className?: string | undefined;
}

/** A decorative guilloche rosette in `currentColor`. */
export function Rosette({ weave = 'open', className = '' }: RosetteProps) {
  return <span aria-hidden className={`rosette rosette-${weave} ${className}`} />;
}

/** A decorative band of fourteen waves in `currentColor`, as wide as its container. */
export function WaveBand({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden className={`wave-band ${className}`} />;
}

interface MachineReadableProps {
  /** Clipped at the edge. */
  lines: readonly string[];
  className?: string | undefined;
}

/** The machine-readable strip of a document; `aria-hidden`, because it repeats the text above. */
export function MachineReadable({ lines, className = '' }: MachineReadableProps) {
  return (
    <div aria-hidden dir="ltr" translate="no" className={`machine-readable ${className}`}>
      {lines.map((line, index) => (
        <div key={`${String(index)}${line}`}>{line}</div>
      ))}
    </div>
  );
}

interface PerforatedProps extends ComponentProps<'div'> {
  children: Elements;
}

/**
 * A card like a torn-off sticker: scalloped start edge, dotted stub, and a rosette near the end
 * edge. `className` styles the content, which has its padding.
 */
export function Perforated({ className = '', children, ...rest }: PerforatedProps) {
  return (
    <div {...rest} className={`perforated ${className}`}>
      <span aria-hidden className="perforated-paper" />
      <Rosette className="absolute -end-34 -top-1 -z-1 w-46 bg-[linear-gradient(currentcolor,currentcolor)] text-primary opacity-75" />
      {children}
    </div>
  );
}

interface StampProps {
  text: string;
  tone: Tone;
  /** A small line under the text, such as a date. */
  detail?: string | undefined;
  /** Whether to animate it once when it appears. */
  landing?: boolean | undefined;
  className?: string | undefined;
}

/** A rubber stamp; the text carries the meaning. */
export function Stamp({ text, tone, detail, landing = false, className = '' }: StampProps) {
  return (
    <p
      className={`stamp tone-${tone} ${landing ? 'animate-[stamp-landing_220ms_var(--ease-out)]' : ''} ${className}`}
    >
      <span className="stamp-text">{text}</span>
      {detail !== undefined && <bdi className="stamp-detail">{detail}</bdi>}
    </p>
  );
}

interface BrandProps {
  name: string;
  /** One or two letters. */
  badge: string;
  /** Image URL; the badge is the fallback. */
  logo?: string | undefined;
}

export function Brand({ name, badge, logo = '' }: BrandProps) {
  const stamp = (
    <span aria-hidden="true" className="brand-badge">
      {badge}
    </span>
  );
  return (
    <span className="flex min-w-0 items-center gap-3">
      {logo.trim() === '' ? (
        stamp
      ) : (
        <Picture src={logo} alt="" fit="contain" className="brand-logo" fallback={stamp} />
      )}
      <span className="brand-name truncate">{name}</span>
    </span>
  );
}

const Drawing = deferred(async () => (await import('./CoverArtDrawing')).CoverArtDrawing);

/** Decorative cover for content without an image, loaded after everything else. */
export function CoverArt(props: CoverArtProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
