/** Outcome of a call; `unknown` if the page died before the answer. */
export type Answer = 'confirmed' | 'refused' | 'unknown';

/** A call recorded in the model. */
export interface Call {
  answer: Answer;
}

interface Saving extends Call {
  readonly id: string;
  /** The title that it replaced; `undefined` for a new entry. */
  readonly before: string | undefined;
}

/**
 * Invariants of the stored entries after any interleaving of calls. Every title is used once, so that
 * a stored title identifies its calls.
 */
export class ProtocolModel {
  readonly #savings = new Map<string, Saving>();
  readonly #removals: (Call & { readonly id: string })[] = [];

  saving(id: string, title: string, before?: string): Call {
    const call: Saving = { id, before, answer: 'unknown' };
    this.#savings.set(title, call);
    return call;
  }

  removing(id: string): Call {
    const call = { id, answer: 'unknown' as const };
    this.#removals.push(call);
    return call;
  }

  /** Violations in these titles, by id; empty if there are none. */
  faults(stored: ReadonlyMap<string, string>): string[] {
    const ids = new Set([...stored.keys(), ...[...this.#savings.values()].map(({ id }) => id)]);
    return [...ids].flatMap((id) => this.#faultsOf(id, stored.get(id)));
  }

  #faultsOf(id: string, title: string | undefined): string[] {
    const removals = this.#removals.filter((call) => call.id === id).map(({ answer }) => answer);
    const confirmed = [...this.#savings]
      .filter(([, call]) => call.id === id && call.answer === 'confirmed')
      .map(([each]) => each);
    if (title === undefined) {
      const mayBeGone = removals.some((answer) => answer !== 'refused') || confirmed.length === 0;
      return mayBeGone ? [] : [`${id} is lost`];
    }
    if (removals.includes('confirmed')) return [`${id} is removed, and there as ${title}`];
    const past = this.#pastOf(title);
    const ghosts = past.filter(
      (each) => (this.#savings.get(each)?.answer ?? 'refused') === 'refused',
    );
    const lost = confirmed.filter((each) => !past.includes(each));
    return [
      ...ghosts.map((each) => `${each} was never saved, and is there`),
      ...lost.map((each) => `${each} is lost under ${title}`),
    ];
  }

  /** A title and all titles that it replaced. */
  #pastOf(title: string | undefined): string[] {
    return title === undefined ? [] : [title, ...this.#pastOf(this.#savings.get(title)?.before)];
  }
}
