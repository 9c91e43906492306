/** A row of the table. */
export interface Suite {
  name: string;
  /** What must hold. */
  holds: string;
  /** Vitest files. */
  unit?: string[];
  /** Playwright files. */
  specs?: string[];
  /** Amounts of work, as environment variables. */
  amounts?: Record<string, number>;
}

export const SUITES: readonly Suite[] = [
  {
    name: 'protocol',
    holds:
      'three tabs of a model at random, kills and clocks that jump: 0 confirmed lost, 0 ghosts, all equal in the end',
    unit: ['src/store/journal/protocol.test.ts'],
    amounts: { PROTOCOL_RUNS: 1000 },
  },
  {
    name: 'counters',
    holds:
      'up to six counters with a bad synchroniser, wrong clocks and machines put back, 40 random steps, 100 runs: all equal in the end, no decision and no step lost',
    unit: ['src/features/officeSync/store/exchange.property.test.ts'],
    amounts: { COUNTER_RUNS: 100 },
  },
  {
    name: 'submissions',
    holds: '4 tabs, 250 submissions each; 8 tabs, 40 each: 0 lost, 0 duplicated',
    specs: ['e2e/torture/manyTabs.spec.ts'],
  },
  {
    name: 'mixed-writes',
    holds:
      '8 tabs, 500 mixed writes each, 10 seeds: 0 lost, 0 duplicated, all tabs equal within 2 s',
    specs: ['e2e/torture/mixedWrites.spec.ts'],
    amounts: { TORTURE_WRITES: 500, TORTURE_SEEDS: 10, TORTURE_EQUAL_WITHIN_MS: 2000 },
  },
  {
    name: 'same-item',
    holds: 'the same item edited in two tabs, 200 times: 0 silent overwrites',
    specs: ['e2e/torture/conflicts.spec.ts'],
    amounts: { TORTURE_CONFLICTS: 200 },
  },
  {
    name: 'kills-after',
    holds:
      'killed 0-8 s after a success notice, 100 times; 0-150 ms after its tab was left, 100 times: 0 lost',
    specs: ['e2e/submissionKills.spec.ts', 'e2e/torture/kills.spec.ts'],
    amounts: {
      TORTURE_SUBMISSION_KILLS: 25,
      TORTURE_LATEST_KILL_MS: 8000,
      TORTURE_KILLS: 25,
    },
  },
  {
    name: 'kills-during',
    holds:
      'killed during a write, 100 times, during a restore, 50 times, while one window restores and another submits, 190 times, while old applications are moved, 50 times, while a publication is taken over, 20 times, while a counter’s folder is written and packed, 50 times: 0 confirmed lost, each state whole',
    unit: ['src/features/backup/store/restoreKills.test.ts'],
    specs: ['e2e/torture/killsDuring.spec.ts', 'e2e/torture/tornLog.spec.ts'],
    amounts: {
      TORTURE_WRITE_KILLS: 100,
      TORTURE_RESTORE_KILLS: 50,
      TORTURE_MOVE_KILLS: 50,
      TORTURE_PUBLICATION_KILLS: 20,
      TORTURE_FOLDER_KILLS: 50,
      TORTURE_CALL_STEP: 3,
    },
  },
  {
    name: 'failing-calls',
    holds:
      'every storage call of a submission fails once, and aborts beside saves: 0 false successes, 0 lost',
    specs: [
      'e2e/torture/faults.spec.ts',
      'e2e/torture/aborts.spec.ts',
      'e2e/submissionFaults.spec.ts',
    ],
  },
  {
    name: 'failing-saves',
    holds:
      'every storage call of every save flow fails in six ways: 0 false successes, 0 lost, what was typed on screen',
    unit: ['src/store/journal/failingSaves.test.ts'],
    specs: [
      'e2e/admin/settings.spec.ts',
      'e2e/admin/menus.spec.ts',
      'e2e/admin/collections.spec.ts',
      'e2e/contact.spec.ts',
    ],
    amounts: { TORTURE_WAYS_TO_FAIL: 5 },
  },
  {
    name: 'hangs',
    holds:
      'storage stops to answer for more than ten seconds, 20 times at a random moment of 3 submissions: 0 lost, 0 doubled, no end without words',
    unit: ['src/store/timeout.test.ts', 'src/lib/locks.test.ts'],
    specs: ['e2e/torture/hangs.spec.ts', 'e2e/unanswered.spec.ts'],
    amounts: { TORTURE_HANGS: 20 },
  },
  {
    name: 'full',
    holds:
      'full to the limit less k, k from 0 to 64: 0 lost, meter exact, reads, deletes and exports',
    specs: ['e2e/torture/full.spec.ts', 'e2e/full.spec.ts'],
    amounts: { TORTURE_FULL_STEP: 1 },
  },
  {
    name: 'corruptions',
    holds:
      'each key replaced by more than 40 corruptions: no blank screen, the text kept, good records listed',
    unit: ['src/store/journal/corruptions.test.ts'],
    specs: ['e2e/badInput.spec.ts'],
    amounts: { TORTURE_CORRUPTIONS: 50 },
  },
  {
    name: 'wiped',
    holds:
      'localStorage alone wiped, IndexedDB alone wiped, 25 times each: 0 lost, no session comes back',
    specs: ['e2e/torture/wiped.spec.ts'],
    amounts: { TORTURE_WIPES: 25, TORTURE_WIPED_SUBMISSIONS: 40 },
  },
  {
    name: 'updates',
    holds: '50 updates of the worker with a dirty tab: 0 keystrokes lost',
    specs: ['e2e/updates.spec.ts'],
    amounts: { ROUNDS: 50 },
  },
  {
    name: 'kept-files',
    holds:
      'kept files lost, all, half, spoiled, 10 times each, 20 deploys half wrong: whole after one load, works offline',
    specs: ['e2e/torture/keptFiles.spec.ts'],
    amounts: { TORTURE_LOST_CACHES: 10, TORTURE_WRONG_DEPLOYS: 20 },
  },
  {
    name: 'flips',
    holds: 'offline and online flipped 200 times while saving: 0 errors',
    specs: ['e2e/torture/flips.spec.ts'],
    amounts: { TORTURE_FLIPS: 200 },
  },
  {
    name: 'clock',
    holds: 'clock moved by a day both ways, machine asleep: no session outlives its limits',
    unit: [
      'src/features/session/model/session.test.ts',
      'src/features/session/store/session.test.ts',
    ],
    specs: ['e2e/admin/session.spec.ts'],
  },
  {
    name: 'clock-after-kill',
    holds:
      'killed up to a minute after a confirmation, the session restored with an earlier clock, 12 times: 0 lost',
    specs: ['e2e/torture/clock.spec.ts'],
    amounts: { TORTURE_CLOCK_KILLS: 12, TORTURE_LATEST_CLOCK_KILL_MS: 60_000 },
  },
  {
    name: 'versions',
    holds:
      'data of each earlier version opens with 0 loss; an older tab never writes over newer data',
    specs: ['e2e/torture/versions.spec.ts'],
  },
];
