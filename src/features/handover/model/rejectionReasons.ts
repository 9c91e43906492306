import type { Settings } from '@/domain/settings';
import { MAX_NOTE_LENGTH } from '@/config';
import { strings } from './strings';

/** The settings field with the office's reasons, one per line; it is never published. */
export const REASONS_FIELD = 'rejectionReasons';

/** The reasons one per line: the office's own, or the usual ones if it has none. */
export function reasonsText(settings: Settings): string {
  const stored = settings[REASONS_FIELD];
  const isOwn = typeof stored === 'string' && stored.trim() !== '';
  return isOwn ? stored : strings.usualReasons.join('\n');
}

/** The reasons to choose from when an application is rejected. */
export function rejectionReasons(settings: Settings): readonly string[] {
  const lines = reasonsText(settings).split('\n');
  const reasons = lines.map((line) => line.trim().slice(0, MAX_NOTE_LENGTH));
  return [...new Set(reasons.filter((line) => line !== ''))];
}
