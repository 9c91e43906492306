export interface MachineReadableProps {
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
