import type { DocumentKind } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import type { StoredItem } from '../journal/text';

/** What other counters are told of a record besides its stored fields, by the names of docs/counters.md. */
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

/** A value that is not used: another won, or its type cannot show it. Of another counter or of before this one joined. */
export interface ConflictingValue {
  readonly key: ContentKey;
  readonly record: string;
  readonly id: string;
  /** `#deleted` for a record that was deleted at one counter and edited at another. */
  readonly field: string;
  readonly value: unknown;
  /** Whether the record's type can show it. */
  readonly isAccepted: boolean;
  readonly current: unknown;
  /** All current fields of its record, for its name. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The name of the counter; empty if unknown. */
  readonly counter: string;
  /** By that counter's clock, in milliseconds since 1970; 0 if unknown. */
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
  /** All values that lost an unresolved conflict. @throws SaveError */
  readonly conflictingValues: () => Promise<readonly ConflictingValue[]>;
  /** Makes one value the only one of its field at all counters. @throws SaveError */
  readonly resolveConflict: (other: ConflictingValue, value: unknown) => Promise<void>;
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
