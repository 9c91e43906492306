import { vi } from 'vitest';
import type { Page } from '@/domain/entries';
import { type FakePage, FakeProcesses } from './fakeProcesses';
import { SEEDED_FLAG } from '@/config';
import { CONTENT_KEYS } from '@/store/keys';
import { type Call, ProtocolModel } from './protocolModel';
import { BLANK, failWrites, isMade, stored, submit, textsIn } from './protocolPage';
import { type Step, TAB_COUNT } from './protocolStory';

/** Time until a process has received the writes of others. */
const DELIVERED_MS = 1500;
/** The longest timeout in the code, apart from the later comparison. */
const MOMENT_MS = 250;
const TURNS_AT_ONCE = 25;

async function turn(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Sets the system clock without advancing timers. */
function jump(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

type Kill = Extract<Step, { does: 'kill' }>;

/** Runs steps in a browser of three tabs and in the model. Needs fake timers. */
export class ProtocolRun {
  readonly #browser = new FakeProcesses();
  readonly #model = new ProtocolModel();
  readonly #running = new Map<Promise<void>, FakePage>();
  /** Pages that have rendered; on a first visit only after the start. */
  readonly #ready = new WeakSet<FakePage>();
  #tabs: FakePage[] = [];
  #made = 0;
  #undeliveredMs = 0;

  async begin(): Promise<void> {
    this.#browser.disk.push({ by: undefined, key: SEEDED_FLAG, text: 'true' });
    this.#openAll();
    await this.#settle();
  }

  async take(step: Step): Promise<void> {
    if (step.does === 'kill') {
      await this.#killAll(step);
    } else if (step.does === 'clock') {
      jump(step.jumpMs);
    } else if (step.does === 'arrive') {
      this.#browser.disk.arrive();
    } else if (step.does === 'wait') {
      await this.#settle();
      await this.#pass(step.ms);
      await this.#settle();
    } else {
      const page = this.#tabs[step.tab];
      if (page && this.#ready.has(page)) this.#takeIn(page, step);
    }
    await turn(step.turns);
  }

  #takeIn(
    page: FakePage,
    step: Exclude<Step, { does: 'kill' | 'clock' | 'arrive' | 'wait' }>,
  ): void {
    const { storage, connection } = page;
    if (step.does === 'submit') this.#submit(page);
    else if (step.does === 'add') this.#save(page);
    else if (step.does === 'edit') this.#save(page, this.#pick(page, step.entry));
    else if (step.does === 'remove') this.#remove(page, this.#pick(page, step.entry));
    else if (step.does === 'check') this.#watch(page, page.data.reconcileKeys(CONTENT_KEYS));
    else if (step.does === 'delay') this.#browser.disk.delay(storage);
    else if (step.does === 'deliver') storage.deliver(step.count);
    else if (step.does === 'failRequest') connection.failOnce(step.after, step.kind);
    else if (step.does === 'failWrite') failWrites(page, step.times, step.kind);
    else if (step.does === 'reload') this.#tabs[step.tab] = this.#start(this.#browser.reload(page));
    else {
      this.#browser.crash(page);
      this.#tabs[step.tab] = this.#start(this.#browser.open());
    }
  }

  /** Violations after all work has ended; empty if there are none. */
  async end(): Promise<string[]> {
    await this.#settle();
    this.#deliverAll();
    // Each tab does this three seconds after a commit.
    for (const page of [...this.#tabs, ...this.#tabs]) {
      this.#watch(page, page.data.reconcileKeys(CONTENT_KEYS));
      await this.#settle();
      this.#deliverAll();
    }
    const [first, ...others] = this.#tabs.map(textsIn);
    const faults = others
      .filter((texts) => texts !== first)
      .map((texts) => `two tabs differ: ${first} and ${texts}`);
    faults.push(...this.#faults());
    return faults.length > 0 ? faults : this.#faultsInJournal();
  }

  /** Prevents this browser from reaching the next one's database. */
  close(): void {
    this.#browser.kill(0);
  }

  /** Violations after localStorage lost everything, if the journal has content. */
  async #faultsInJournal(): Promise<string[]> {
    const [page] = this.#tabs;
    const isEmpty = page && stored(page).size === 0;
    if (isEmpty) return [];
    await this.#killAll({ lost: Infinity, jumpMs: 0 });
    await this.#settle();
    return this.#faults().map((fault) => `in the journal: ${fault}`);
  }

  #faults(): string[] {
    const [page] = this.#tabs;
    if (!page) return [];
    const numbers = page.data.applications.list().map(({ trackingNumber }) => trackingNumber);
    const isUnique = new Set(numbers).size === numbers.length;
    const faults = isUnique ? [] : [`two numbers are equal: ${numbers.join(' ')}`];
    return [...faults, ...this.#model.faults(stored(page))];
  }

  async #killAll({ lost, jumpMs }: Omit<Kill, 'does' | 'turns'>): Promise<void> {
    this.#browser.kill(lost);
    this.#tabs = [];
    await this.#pass(MOMENT_MS);
    jump(jumpMs);
    this.#openAll();
  }

  #openAll(): void {
    this.#tabs = Array.from({ length: TAB_COUNT }, () => this.#start(this.#browser.open()));
  }

  #start(page: FakePage): FakePage {
    const isFirstVisit = page.storage.getItem(SEEDED_FLAG) === null;
    if (!isFirstVisit) this.#ready.add(page);
    this.#watch(
      page,
      page.data.startUp().then(() => this.#ready.add(page)),
    );
    return page;
  }

  #submit(page: FakePage): void {
    const id = `application-${++this.#made}`;
    const call = submit(page, id);
    this.#watch(page, call, this.#model.saving(id, id));
  }

  /** Saves a new page, or a new title of a page that the tab shows. */
  #save(page: FakePage, edited?: Page): void {
    const title = `title-${++this.#made}`;
    const entry = { ...BLANK, id: `page-${this.#made}`, ...edited, title };
    const call = this.#model.saving(entry.id, title, edited?.title);
    this.#watch(page, page.data.pages.save(entry, edited), call);
  }

  #remove(page: FakePage, shown: Page | undefined): void {
    if (!shown) return;
    this.#watch(page, page.data.pages.remove(shown.id), this.#model.removing(shown.id));
  }

  #pick({ data }: FakePage, entry: number): Page | undefined {
    const shown = data.pages.list().filter(isMade);
    return shown[entry % shown.length];
  }

  /** Starts a call and records its answer if its page is still alive. */
  #watch(page: FakePage, work: Promise<unknown>, call?: Call): void {
    const answer = (heard: Call['answer']) => {
      if (call && page.isAlive) call.answer = heard;
    };
    const heard = work.then(
      () => answer('confirmed'),
      () => answer('refused'),
    );
    this.#running.set(heard, page);
    void heard.then(() => this.#running.delete(heard));
  }

  /** Waits until every living page has its answers and no transaction is running. */
  async #settle(): Promise<void> {
    const isWaiting = () => [...this.#running.values()].some(({ isAlive }) => isAlive);
    await this.#rest();
    while (isWaiting()) await this.#pass(MOMENT_MS);
  }

  /** Waits until the database is idle. */
  async #rest(): Promise<void> {
    do await turn(TURNS_AT_ONCE);
    while (this.#tabs.some(({ connection }) => connection.isBusy));
  }

  /** Advances time and runs what becomes due. */
  async #pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += MOMENT_MS) {
      this.#undeliveredMs += MOMENT_MS;
      if (this.#undeliveredMs >= DELIVERED_MS) this.#deliverAll();
      vi.advanceTimersByTime(MOMENT_MS);
      await this.#rest();
    }
  }

  #deliverAll(): void {
    this.#browser.disk.arrive();
    for (const { storage } of this.#tabs) storage.deliver();
    this.#undeliveredMs = 0;
  }
}
