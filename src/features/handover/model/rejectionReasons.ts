import type { Settings } from '@/domain/settings';
import { strings } from './strings';

/** The office's field in the settings that holds its reasons, one a line; it is never published. */
export const REASONS_FIELD = 'rejectionReasons';

export const USUAL_REASONS = strings.usualReasons.join('\n');

/** What the settings hold; undefined where the office has not written its own. */
export function storedReasons(settings: Settings): string | undefined {
  const stored = settings[REASONS_FIELD];
  return typeof stored === 'string' ? stored : undefined;
}

/** The reasons to choose from when an application is rejected. */
export function rejectionReasons(settings: Settings): readonly string[] {
  const lines = (storedReasons(settings) ?? '').trim() || USUAL_REASONS;
  const reasons = lines.split('\n').map((line) => line.trim());
  return [...new Set(reasons.filter((line) => line !== ''))];
}
