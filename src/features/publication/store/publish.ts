import { titleOf } from '@/features/content/model/incoming';
import { type PublicationAdvice, publicationAdvice } from '@/features/publication/model/advice';
import { type PublishedChange, publishedChanges } from '@/features/publication/model/changes';
import {
  MAX_PUBLICATION_NUMBER,
  type Publication,
  publicationFile,
  publishedContent,
  type PublishedContent,
} from '@/engines/publication';
import { MAX_PUBLICATION_BYTES } from '@/config';
import {
  readPublication,
  type ReadPublication,
} from '@/features/publication/model/readPublication';
import type { Seed } from '@/domain/seed/seed';
import { brand, settingsType } from '@/domain/settings';
import { recordPlace } from '@/features/content/model/contentTypeConfigs';
import { noteOnHost, ownContent, publicationState, seenOnHost } from '@/store/publicationState';
import { pages, posts } from '@/store/repository';
import { type FileTarget, writeTarget, saveBlob } from '@/lib/browser/saveBlob';
import { newId } from '@/lib/crypto/bytes';
import { strings as backupStrings } from '@/features/backup/model/strings';
import { strings } from '../model/strings';
import type { PreparedRestore } from '@/features/backup/model/preparedRestore';
import { fetchPublication, takeOverFailure } from './publicationHost';
import {
  type PublicationRow,
  hasUnpublishedEdits,
  storeFileHandle,
  storeOwnPublication,
  storedPublications,
  recordOwnPublication,
  prepareTakeOver,
  publicationFileHandle,
} from './publications';

/** The publication on the site's host; `unreachable` offline or without a server. */
export type HostAnswer = ReadPublication | { readonly fault: 'unreachable' };

export async function readHost(): Promise<HostAnswer> {
  const text = await fetchPublication();
  if (text === undefined) return { fault: 'unreachable' };
  const answer = await readPublication(text);
  if ('publication' in answer) await noteOnHost(answer.publication.id);
  else if (answer.fault === 'nothing') await noteOnHost(null);
  return answer;
}

const seeded = async (): Promise<Seed> => (await import('@/domain/seed/seed')).seed;

async function contentOfBuild(): Promise<PublishedContent> {
  const seed = await seeded();
  return publishedContent({ ...seed, settings: seed.settings ?? settingsType.initial });
}

async function contentOf(row: PublicationRow | undefined): Promise<PublishedContent | undefined> {
  const read = row && (await readPublication(row.text));
  return read && 'publication' in read ? read.publication.content : undefined;
}

/** The content of a publication that was made or taken over here, or that of the build. */
async function knownContent(id: string | null): Promise<PublishedContent | undefined> {
  const kept = (await storedPublications()).find((each) => each.id === id);
  if (kept) return contentOf(kept);
  return id === null || id === (await seeded()).publication?.id ? contentOfBuild() : undefined;
}

/** The content last taken over from the host or published to it. */
const baseContent = async () => knownContent((await publicationState())?.id ?? null);

/** Whether the local content is based on this publication. */
async function isKnown(id: string): Promise<boolean> {
  if ((await publicationState())?.id === id || (await seeded()).publication?.id === id) return true;
  return (await storedPublications()).some((each) => each.id === id);
}

/** The local content compared with the published one. */
export interface PublicationStatus {
  /** `newer`: published from elsewhere; `notYet`: not deployed yet; `has`: live. */
  readonly state: 'newer' | 'notYet' | 'has' | 'unknown';
  /** Differences from the live content; undefined if that is not known here. */
  readonly changes: readonly PublishedChange[] | undefined;
  readonly advice: readonly PublicationAdvice[];
  readonly isEdited: boolean;
  /** When the newest publication of this browser was made; ISO 8601, UTC. */
  readonly savedAt: string | undefined;
  readonly place: FileSystemFileHandle | undefined;
}

/** The content that visitors have, or had when the host last answered, if it is known here. */
async function contentOnSite(host: HostAnswer): Promise<PublishedContent | undefined> {
  if ('publication' in host) return host.publication.content;
  return host.fault === 'nothing' ? contentOfBuild() : knownContent(await seenOnHost());
}

/** Differences of the local content from that of visitors; undefined if theirs is unknown. */
export async function unpublishedChanges(
  host: HostAnswer,
): Promise<readonly PublishedChange[] | undefined> {
  const there = await contentOnSite(host);
  return there && publishedChanges(ownContent(), there);
}

export async function readPublicationStatus(host: HostAnswer): Promise<PublicationStatus> {
  const [stored, isEdited, place] = await Promise.all([
    publicationState(),
    hasUnpublishedEdits(),
    publicationFileHandle(),
  ]);
  const theirs = 'publication' in host ? host.publication : undefined;
  const isNothing = 'fault' in host && host.fault === 'nothing';
  if (theirs && theirs.id === stored?.id) await storeOwnPublication(theirs);
  const changes = await unpublishedChanges(host);
  const isUntouched = !isEdited && takeOverFailure.get() === undefined;
  let state: PublicationStatus['state'] = 'unknown';
  if (theirs && (theirs.id === stored?.id || changes?.length === 0)) state = 'has';
  else if (theirs && !(await isKnown(theirs.id))) state = isUntouched ? 'unknown' : 'newer';
  else if (theirs ?? (isNothing && stored?.id)) state = 'notYet';
  else if (isNothing) state = 'has';
  return {
    state,
    changes,
    advice: publicationAdvice(ownContent(), {
      pages: pages.list(),
      posts: posts.list(),
      host: location.host,
    }),
    isEdited,
    savedAt: (await storedPublications())[0]?.publishedAt,
    place,
  };
}

/** The file cannot be made, or reads back differently from what was written. */
export class PublicationFailed extends Error {
  override name = 'PublicationFailed';
}

/** The new publication and its file; or a newer one from elsewhere, and nothing was written. */
export type Published =
  | { readonly made: Publication; readonly file: string | undefined }
  | { readonly newer: ReadPublication };

/** Makes a publication and writes its file to the target. @throws PublicationFailed, SaveError */
export async function publish({ target }: { target: FileTarget }): Promise<Published> {
  const inPlace = target === 'downloads' ? undefined : await target.getFile();
  const found = [await readHost(), inPlace && (await readPublication(await inPlace.text()))];
  let number = (await publicationState())?.number ?? 0;
  for (const each of found) {
    if (!each || !('publication' in each)) continue;
    if (!(await isKnown(each.publication.id))) return { newer: each };
    number = Math.max(number, each.publication.number);
  }
  const publication: Publication = {
    id: newId(),
    number: Math.min(number + 1, MAX_PUBLICATION_NUMBER),
    publishedAt: new Date().toISOString(),
    base: (await publicationState())?.id ?? null,
    content: ownContent(),
  };
  const text = await publicationFile(publication);
  const file = new Blob([text], { type: 'application/json' });
  // Never hand out a file that visitors' browsers would reject.
  if (file.size > MAX_PUBLICATION_BYTES) throw new PublicationFailed(strings.tooLarge);
  if ('fault' in (await readPublication(text))) throw new PublicationFailed(strings.notReadable);
  const written = target === 'downloads' ? file : await writeTarget(target, file);
  if ((await written.text()) !== text)
    throw new PublicationFailed(backupStrings.backup.notVerified);
  if (target === 'downloads') saveBlob(file, 'content.json');
  await recordOwnPublication(publication, text);
  if (target !== 'downloads') await storeFileHandle(target);
  return { made: publication, file: target === 'downloads' ? undefined : target.name };
}

/** Compares a publication from elsewhere with the local content. @throws SaveError */
export async function prepareNewer({
  publication,
  refused,
}: Extract<HostAnswer, { publication: Publication }>): Promise<PreparedRestore> {
  const prepared = await prepareTakeOver(publication, await baseContent());
  const conflicts = [...prepared.conflicts].flatMap(([key, records]) =>
    records.map((record) => ({
      place: recordPlace(key, titleOf(record)),
      reason: strings.conflict,
    })),
  );
  return {
    createdAt: publication.publishedAt,
    siteName: brand({ ...settingsType.initial, ...publication.content.settings }).name,
    effects: prepared.effects,
    refused,
    corrected: { add: [...conflicts, ...prepared.drafts], replace: [] },
    incoming: prepared.incoming,
    publication,
  };
}
