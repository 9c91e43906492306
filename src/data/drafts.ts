/** Something half-typed, kept until it is sent. `value` is a structured clone and may hold Blobs. */
export interface Draft {
  readonly id: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** This tab's hold on a draft of one kind, so that two tabs never write to the same one. */
export interface DraftClaim {
  /** The id to save under. */
  readonly id: string;
  /** The newest earlier draft of the kind that no living tab holds. */
  readonly found?: Draft;
  /** Goes on with the found draft: its id becomes this claim's. */
  adopt(): void;
  /** Removes the found draft. */
  discardFound(): Promise<void>;
  /** Lets the draft go, for another claim to find. */
  release(): void;
}

const drafts = new Map<string, Draft>();

/** First version: kept in memory alone. */
export async function saveDraft(id: string, value: unknown): Promise<void> {
  drafts.set(id, { id, value: structuredClone(value), savedAt: Date.now() });
}

export async function removeDraft(id: string): Promise<void> {
  drafts.delete(id);
}

export async function claimDraft(kind: string): Promise<DraftClaim> {
  let id = `${kind}:${crypto.randomUUID()}`;
  const found = [...drafts.values()].findLast((draft) => draft.id.startsWith(`${kind}:`));
  return {
    get id() {
      return id;
    },
    ...(found && { found }),
    adopt() {
      if (found) id = found.id;
    },
    async discardFound() {
      if (found) await removeDraft(found.id);
    },
    release() {},
  };
}
