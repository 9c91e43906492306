import { commit } from './journal/commit';

/**
 * Removes the applications that are stored word for word as in `texts`, after a snapshot; what was
 * changed since stays. @throws SaveError
 */
export async function removeMoved(texts: ReadonlySet<string>): Promise<void> {
  await commit('visaApplications', (items) => items.filter(({ text }) => !texts.has(text)), {
    snapshot: 'deletion',
  });
}
