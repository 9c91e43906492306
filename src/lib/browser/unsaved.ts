/** Input that is not saved yet. */
export interface Unsaved {
  /** Writes the draft; resolves to whether a reload would restore everything. */
  readonly flush: () => Promise<boolean>;
}

const registered = new Set<Unsaved>();
let isLeaving = false;

/** Registers unsaved input. Returns the function that unregisters it. */
export function registerUnsaved(unsaved: Unsaved): () => void {
  registered.add(unsaved);
  return () => {
    registered.delete(unsaved);
  };
}

export function hasUnsaved(): boolean {
  return registered.size > 0;
}

/** Writes all drafts; resolves to whether a reload would restore everything. */
export async function flushUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...registered].map(({ flush }) => flush()));
  return kept.every(Boolean);
}

/** Nothing asks again: everything is saved, or the user has agreed to leave. */
export function confirmLeaving(): void {
  isLeaving = true;
}

export function isLeavingConfirmed(): boolean {
  return isLeaving;
}
