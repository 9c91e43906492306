export interface MachineReadableProps {
  /** Made by `machineReadableLine`; what does not fit is cut at the edge. */
  lines: readonly string[];
  className?: string | undefined;
}

/** The strip at the foot of a document. It repeats what stands above, so it is not read out. */
export function MachineReadable({ lines, className = '' }: MachineReadableProps) {
  return (
    <div aria-hidden dir="ltr" className={`machine-readable ${className}`}>
      {lines.map((line, index) => (
        <div key={`${String(index)}${line}`}>{line}</div>
      ))}
    </div>
  );
}
