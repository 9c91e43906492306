import type { IncomingRecord } from '@/engines/backup/comparison';
import {
  type PublicationAdvice,
  publicationAdvice,
  type PublishedChange,
  publishedChanges,
} from './changes';
import {
  MAX_PUBLICATION_NUMBER,
  type Publication,
  publicationFile,
  publishedContent,
  type PublishedContent,
} from '@/engines/publication';
import { MAX_PUBLICATION_BYTES } from '@/config';
import { readPublication, type ReadPublication } from '@/features/publication/model';
import type { AskedRestore, PreparedRestore } from '@/features/backup/model/readBackup';
import { PUBLISHED_KEYS } from '@/domain/entries';
import type { ContentKey } from '@/domain/registry';
import type { Seed } from '@/domain/seed/seed';
import { brand, settingsType } from '@/domain/settings';
import { type FileTarget, writeTarget, saveBlob } from '@/lib/browser/saveBlob';
import { isRecord } from '@/lib/json';
import { newId } from '@/lib/crypto/bytes';
import { readAllContent } from '@/store/allContent';
import { withDatabase, writeTables } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { composeHash, recordId } from '@/store/keys';
import {
  currentPublicationState,
  nextState,
  ownContent,
  publicationState,
  publishedFragments,
  putPublicationState,
  recordPublication,
} from '@/shared/store/publicationState';
import { pages, posts } from '@/store/repository';
import { dryRun, restore } from '@/features/backup/store/restore';
import { fetchPublication, takeOverFailure } from './publicationHost';

/** A file that the administrator chose, to write it again without a dialog. */
interface FileHandleRow {
  name: 'content.json';
  handle: FileSystemFileHandle;
}

const placesTable = db.table<FileHandleRow, string>('places');

/** The publication on the site's host; `unreachable` offline or without a server. */
export type HostAnswer = ReadPublication | { readonly fault: 'unreachable' };

export async function readHost(): Promise<HostAnswer> {
  const text = await fetchPublication();
  return text === undefined ? { fault: 'unreachable' } : readPublication(text);
}

const seeded = async (): Promise<Seed> => (await import('@/domain/seed/seed')).seed;

/** Whether this device made or took over this publication, or its build has it. */
async function isKnown(publicationId: string): Promise<boolean> {
  const { id, known = [] } = (await publicationState()) ?? {};
  return [id, ...known, (await seeded()).publication?.id].includes(publicationId);
}

/**
 * Whether published content was edited since the first start or the publication last taken over;
 * always true after publishing here. @throws SaveError
 */
export async function hasUnpublishedEdits(): Promise<boolean> {
  return (await editedKeys()).size > 0;
}

async function editedKeys(): Promise<ReadonlySet<ContentKey>> {
  const { hashes } = await currentPublicationState();
  const stored = await readAllContent();
  return new Set(
    PUBLISHED_KEYS.filter((key) => composeHash(stored.get(key) ?? []) !== hashes[key]),
  );
}

/** The local content compared with the published one. */
export interface PublicationStatus {
  /** `newer`: published from elsewhere; `notYet`: not deployed yet; `has`: live. */
  readonly state: 'newer' | 'notYet' | 'has' | 'unknown';
  /** Differences from the live content; undefined while the host does not answer. */
  readonly changes: readonly PublishedChange[] | undefined;
  readonly advice: readonly PublicationAdvice[];
  readonly isEdited: boolean;
  /** When the newest publication of this browser was made; ISO 8601, UTC. */
  readonly savedAt: string | undefined;
  readonly place: FileSystemFileHandle | undefined;
}

/** The content that visitors have, if the host has said so. */
async function contentOnSite(host: HostAnswer): Promise<PublishedContent | undefined> {
  if ('publication' in host) return host.publication.content;
  if (host.fault !== 'nothing') return undefined;
  const seed = await seeded();
  return publishedContent({ ...seed, settings: seed.settings ?? settingsType.initial });
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
    withDatabase(
      async () => (await placesTable.get('content.json'))?.handle,
      () => undefined,
    ),
  ]);
  const theirs = 'publication' in host ? host.publication : undefined;
  const isNothing = 'fault' in host && host.fault === 'nothing';
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
    savedAt: stored?.publishedAt,
    place,
  };
}

/** Why the file cannot be made: it is too large, not readable, or reads back differently. */
export class PublicationFailed extends Error {
  override name = 'PublicationFailed';
  readonly fault: 'tooLarge' | 'notReadable' | 'notVerified';

  constructor(fault: PublicationFailed['fault']) {
    super(fault);
    this.fault = fault;
  }
}

/** The new publication and its file; or a newer one from elsewhere, and nothing was written. */
export type Published =
  | { readonly made: Publication; readonly file: string | undefined }
  | { readonly newer: ReadPublication };

/** Makes a publication and writes its file to the target. @throws PublicationFailed, SaveError */
export async function publish({ target }: { target: FileTarget }): Promise<Published> {
  const inPlace = target === 'downloads' ? undefined : await target.getFile();
  const found = [await readHost(), inPlace && (await readPublication(await inPlace.text()))];
  const state = await publicationState();
  let number = state?.number ?? 0;
  for (const each of found) {
    if (!each || !('publication' in each)) continue;
    if (!(await isKnown(each.publication.id))) return { newer: each };
    number = Math.max(number, each.publication.number);
  }
  const publication: Publication = {
    id: newId(),
    number: Math.min(number + 1, MAX_PUBLICATION_NUMBER),
    publishedAt: new Date().toISOString(),
    base: state?.id ?? null,
    content: ownContent(),
  };
  const text = await publicationFile(publication);
  const file = new Blob([text], { type: 'application/json' });
  // Never hand out a file that visitors' browsers would reject.
  if (file.size > MAX_PUBLICATION_BYTES) throw new PublicationFailed('tooLarge');
  if ('fault' in (await readPublication(text))) throw new PublicationFailed('notReadable');
  const written = target === 'downloads' ? file : await writeTarget(target, file);
  if ((await written.text()) !== text) throw new PublicationFailed('notVerified');
  if (target === 'downloads') saveBlob(file, 'content.json');
  await recordOwnPublication(publication);
  if (target !== 'downloads')
    await writeTables([placesTable], () =>
      placesTable.put({ name: 'content.json', handle: target }),
    );
  return { made: publication, file: target === 'downloads' ? undefined : target.name };
}

/**
 * Records that this device has published. Its content counts as edited from now on, so that no
 * publication of the host replaces it automatically. @throws SaveError
 */
export async function recordOwnPublication(publication: Publication): Promise<void> {
  const { publishedAt } = publication;
  await putPublicationState({
    ...nextState(await publicationState(), publication, {}),
    publishedAt,
  });
}

const valuesOf = (items: readonly { text: string }[]) =>
  items.map(({ text }): unknown => JSON.parse(text)).filter(isRecord);

/**
 * Compares a publication from elsewhere with the stored content, without changing it. Drafts and
 * the mail settings stay: a publication has none. @throws SaveError
 */
export async function prepareNewer({
  publication,
  refused,
}: Extract<HostAnswer, { publication: Publication }>): Promise<PreparedRestore> {
  const stored = await readAllContent();
  const content = new Map(
    PUBLISHED_KEYS.map((key) => {
      const items = stored.get(key) ?? [];
      const theirs = valuesOf(publishedFragments(publication.content, key, items));
      const ids = new Set(theirs.map(recordId));
      const staying = valuesOf(items).filter(
        (each) => each['published'] === false && !ids.has(recordId(each)),
      );
      const incoming = [...theirs, ...staying].map((record): IncomingRecord => {
        return { id: recordId(record), record, raw: record };
      });
      return [key, incoming] as const;
    }),
  );
  const { effects, hashes } = await dryRun(content);
  return {
    createdAt: publication.publishedAt,
    siteName: brand({ ...settingsType.initial, ...publication.content.settings }).name,
    plans: { replace: { content, corrected: [] } },
    effects,
    refused,
    hashes,
    publication,
    leftOut: await editedKeys(),
  };
}

/**
 * Replaces the chosen lists with those of a publication, after a snapshot, and records that it
 * is known here: what is published next is based on it. @throws SaveError `conflict` if something
 * has changed since the comparison
 */
export async function takeOverPublication({
  plans,
  publication,
  hashes,
  leftOut,
}: AskedRestore): Promise<void> {
  if (!publication) return;
  const lists = [...plans.replace.content].filter(([key]) => !leftOut.has(key));
  await restore(new Map(lists), 'replace', { hashes });
  await recordPublication(publication);
  takeOverFailure.set(undefined);
}
