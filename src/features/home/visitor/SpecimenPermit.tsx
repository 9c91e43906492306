import { MachineReadable } from '@/ui/art/MachineReadable';
import { Rosette } from '@/ui/art/Guilloche';
import { Stamp } from '@/ui/art/Stamp';
import { strings } from './deferredStrings';

/** A smaller visa, that nobody has (ICAO 9303-7, 5). */
export const SPECIMEN_LINES = [
  'V<UTOSPECIMEN<<DUBAI<VISA<<<<<<<<<<<',
  'DV482116<6UTO9001022F2612247TOURIST<',
];

const FIELDS = ['type', 'duration', 'entries', 'processing', 'number'] as const;

/**
 * The drawn permit of the hero; decorative, hidden from screen readers, and light in both themes.
 */
export function SpecimenPermit({ className = '' }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={`@container mx-auto w-full max-w-132 ${className}`}>
      <div data-theme="paper" className="permit">
        <Rosette className="permit-rosette-teal text-primary" />
        <Rosette weave="fine" className="permit-rosette-saffron" />
        <p className="permit-title">{strings.permit.title}</p>
        <svg viewBox="0 0 100 128" className="permit-photo">
          <circle cx="50" cy="58" r="20" />
          <path d="M12 130c0-25 16-44 38-44s38 19 38 44z" />
        </svg>
        <div className="permit-fields">
          {FIELDS.map((name) => {
            const [label, value] = strings.permit[name];
            return (
              <div key={name} className={`permit-${name}`}>
                <p className="permit-label">{label}</p>
                <p className="permit-value">{value}</p>
              </div>
            );
          })}
        </div>
        <p className="permit-microprint">{strings.permit.microprint.repeat(5)}</p>
        <MachineReadable className="permit-strip" lines={SPECIMEN_LINES} />
        <Stamp
          text={strings.permit.stamp}
          tone="red"
          detail={strings.permit.stampDetail}
          className="permit-stamp"
        />
      </div>
    </div>
  );
}
