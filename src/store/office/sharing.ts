import type { DocumentKind } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import type { StoredItem } from '../journal/text';

/** What other counters are told of a record besides its stored fields, by the names of docs/counters.md; a `decision` is added. */
export interface RecordMetadata {
  readonly key: ContentKey | 'steps' | 'documents';
  readonly record: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a record outside localStorage was deleted. */
  readonly isDeleted?: boolean;
}

/** A key of a commit: as it was, with what localStorage had meanwhile, and as it is now. */
export interface KeyEdit {
  readonly reconciliation: { readonly state: { readonly items: readonly StoredItem[] } };
  readonly base: { readonly items: readonly StoredItem[] };
  readonly next: { readonly key: ContentKey; readonly items: readonly StoredItem[] };
}

/** What a commit says about its changes. */
export interface SharedPlan {
  readonly origin?: 'local' | 'remote' | 'repair';
  readonly setsSeededFlag?: boolean;
  readonly metadata?: readonly RecordMetadata[];
}

/** A text of this counter whose place another counter's has taken. */
export interface LostText {
  readonly id: number;
  readonly key: ContentKey;
  readonly record: string;
  readonly field: string;
  readonly value: unknown;
  readonly current: unknown;
  /** All current fields of its record, for its name; undefined if it is gone. */
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

/** What the store, and features before it, need of the feature that shares the changes of a counter. */
export interface Sharing {
  /** Records the changes of a commit for the other counters, in its transaction. */
  readonly recordCommit: (
    edits: readonly KeyEdit[],
    plan: SharedPlan,
    now: number,
  ) => Promise<void>;
  /** The last texts of this counter whose place others took. @throws SaveError */
  readonly lostTexts: () => Promise<readonly LostText[]>;
  /** Removes a text from those, and uses it again if the user wants it back. @throws SaveError */
  readonly settleLostText: (text: LostText, isBack: boolean) => Promise<void>;
  /** Unresolved decisions of several counters, by application, the oldest first. @throws SaveError */
  readonly conflictingDecisions: () => Promise<ReadonlyMap<string, readonly ConflictingDecision[]>>;
  /** The SHA-256 of each document of an application that is in the folder. @throws SaveError */
  readonly sharedDigests: (applicationId: string) => Promise<ReadonlyMap<DocumentKind, unknown>>;
}

let load = (): Promise<Sharing> => Promise.reject(new Error('Not registered.'));

/** Every program that commits registers it first: a counter that shares its changes saves nothing without it. */
export function registerSharing(loadFeature: () => Promise<Sharing>): void {
  load = loadFeature;
}

export const loadSharing = (): Promise<Sharing> => load();
