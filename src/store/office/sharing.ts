import type { DocumentKind } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import type { StoredItem } from '../journal/text';

/**
 * Data about a record for the other counters, besides its stored fields; the names are in
 * docs/counters.md. A `decision` is added, not merged.
 */
export interface RecordMetadata {
  readonly key: ContentKey | 'steps' | 'documents';
  readonly record: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a record outside localStorage was deleted. */
  readonly isDeleted?: boolean;
}

/**
 * A key of a commit: in the journal, after adopting foreign writes (`base`), and after the commit.
 */
export interface KeyEdit {
  readonly reconciliation: { readonly state: { readonly items: readonly StoredItem[] } };
  readonly base: { readonly items: readonly StoredItem[] };
  readonly next: { readonly key: ContentKey; readonly items: readonly StoredItem[] };
}

/** The parts of a `CommitPlan` that sharing needs. */
export interface SharedPlan {
  readonly origin?: 'local' | 'remote' | 'moved' | 'repair';
  readonly setsSeededFlag?: boolean;
  readonly metadata?: readonly RecordMetadata[];
}

/** A text of this counter that another counter's text has replaced. */
export interface LostText {
  readonly id: number;
  readonly key: ContentKey;
  readonly record: string;
  readonly field: string;
  readonly value: unknown;
  readonly current: unknown;
  /** All current fields of its record, to name it on screen; undefined if it was deleted. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The name of the other counter; empty if unknown. */
  readonly counter: string;
  /** When it was received here; milliseconds since 1970. */
  readonly at: number;
}

/** One of several conflicting decisions about an application. */
export interface ConflictingDecision {
  readonly status: string;
  readonly counter: string;
  /** Seconds since 1970. */
  readonly decided: number;
}

/** What the store and lower features need from the feature that shares changes between counters. */
export interface Sharing {
  /** Records the changes of a commit for the other counters, in its transaction. */
  readonly recordCommit: (
    edits: readonly KeyEdit[],
    plan: SharedPlan,
    now: number,
  ) => Promise<void>;
  /** The latest texts of this counter that others have replaced. @throws SaveError */
  readonly lostTexts: () => Promise<readonly LostText[]>;
  /** Removes a text from `lostTexts`, and restores it if `isBack`. @throws SaveError */
  readonly settleLostText: (text: LostText, isBack: boolean) => Promise<void>;
  /**
   * Unresolved decisions of several counters, by application, the oldest first.
   * @throws SaveError
   */
  readonly conflictingDecisions: () => Promise<ReadonlyMap<string, readonly ConflictingDecision[]>>;
  /** The SHA-256 of each document of an application that is in the folder. @throws SaveError */
  readonly sharedDigests: (applicationId: string) => Promise<ReadonlyMap<DocumentKind, unknown>>;
}

let load = (): Promise<Sharing> => Promise.reject(new Error('Not registered.'));

/** Must run before any commit: a counter that shares its changes cannot save without it. */
export function registerSharing(loadFeature: () => Promise<Sharing>): void {
  load = loadFeature;
}

export const loadSharing = (): Promise<Sharing> => load();
