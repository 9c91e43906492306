import { contentDigest, shouldApplyPublication, type Publication } from '@/engines/publication';
import { withLock } from '@/lib/locks';
import {
  applyPublication,
  ownContent,
  type PublicationState,
  publicationState,
  putPublicationState,
  recordPublication,
} from '@/shared/store/publicationState';
import { start } from '@/store/start';

/** The progress of the page that applies a publication. */
export type Progress = 'writing' | 'applied' | 'failed';

async function hasSameContent({ content }: Publication): Promise<boolean> {
  return (await contentDigest(ownContent())) === (await contentDigest(content));
}

/**
 * Applies what the host has published, unless this device has it already or has edits.
 * @param text the publication's file
 * @param id its id, if known before parsing
 */
export async function applyHostedPublication(
  text: string,
  id: string | undefined,
  tell: (stage: Progress) => void,
): Promise<void> {
  // The publication replaces the demo content, which must be stored first.
  await start();
  await withLock('publication', () => applyUnlessKnown(text, id, tell));
}

/** The host has the current publication again, so a lower one was a stale copy. */
async function forgetLower(state: PublicationState | undefined): Promise<void> {
  if (state?.lower === undefined) return;
  const { lower: _lower, ...current } = state;
  await putPublicationState(current);
}

async function applyUnlessKnown(
  text: string,
  id: string | undefined,
  tell: (stage: Progress) => void,
): Promise<void> {
  const state = await publicationState();
  const isCurrent = (seen: string) => seen === state?.id;
  if (id !== undefined && isCurrent(id)) return forgetLower(state);
  const { readPublication } = await import('@/features/publication/model');
  const read = await readPublication(text);
  if ('fault' in read) return;
  const { publication } = read;
  if (isCurrent(publication.id)) return forgetLower(state);
  const now = Date.now();
  if (state && !shouldApplyPublication(publication, state, now)) {
    // A lower-numbered publication must be seen twice: records the first time.
    if (state.lower?.id !== publication.id)
      await putPublicationState({ ...state, lower: { id: publication.id, seenAt: now } });
    return;
  }
  let stage: Progress | undefined;
  try {
    const onWrite = () => {
      if (stage === undefined) tell((stage = 'writing'));
    };
    if (await applyPublication(publication, onWrite)) stage = 'applied';
  } finally {
    if (stage !== undefined) tell(stage === 'applied' ? stage : 'failed');
  }
  if (stage === 'applied') return;
  // Local edits stay; the overview tells the administrator.
  if (await hasSameContent(publication)) await recordPublication(publication);
}
