/** Something typed that is not saved yet. */
export interface Unsaved {
  /** Resolves, once its last word is written, to whether a reload would find all of it again. */
  readonly keep: () => Promise<boolean>;
}

const registered = new Set<Unsaved>();
let isLeaving = false;

/** Says that something is unsaved, until the returned function is called. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  registered.add(unsaved);
  return () => {
    registered.delete(unsaved);
  };
}

export function hasUnsaved(): boolean {
  return registered.size > 0;
}

/** Resolves, once everything unsaved is written, to whether a reload would find all of it again. */
export async function flushUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...registered].map(({ keep }) => keep()));
  return kept.every(Boolean);
}

/** The person has agreed to leave this page, so that nothing needs to ask again. */
export function agreeToLeave(): void {
  isLeaving = true;
}

export function isLeavingAgreed(): boolean {
  return isLeaving;
}
