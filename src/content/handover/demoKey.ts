import type { OfficeScalars } from './recoverySheet';
import { scalarsOf } from './officeKeys';

/** The demonstration's private halves, which everybody has; loaded by a counter alone. */
export async function demoKey(): Promise<OfficeScalars> {
  const { default: file } = await import('../demoOfficeKey.json', { with: { type: 'json' } });
  return scalarsOf(file);
}
