import type { Settings } from '@/domain/settings';
import { MAX_NOTE_LENGTH } from '@/config';
import { strings } from './strings';

/** The settings field with the office's reasons, one per line; it is never published. */
export const REASONS_FIELD = 'rejectionReasons';

export const USUAL_REASONS = strings.usualReasons.join('\n');

/** The stored reasons; undefined if the office has not written its own. */
export function storedReasons(settings: Settings): string | undefined {
  const stored = settings[REASONS_FIELD];
  return typeof stored === 'string' ? stored : undefined;
}

/** The reasons to choose from when an application is rejected. */
export function rejectionReasons(settings: Settings): readonly string[] {
  const lines = (storedReasons(settings) ?? '').trim() || USUAL_REASONS;
  const reasons = lines.split('\n').map((line) => line.trim().slice(0, MAX_NOTE_LENGTH));
  return [...new Set(reasons.filter((line) => line !== ''))];
}
