import { formatCount } from './numbers';

const KB = 1024;
const MB = KB * KB;

/** Formats a size in bytes: `0 KB`, `1,023 KB`, `4.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${formatCount(Math.ceil(bytes / KB))} KB`;
}
