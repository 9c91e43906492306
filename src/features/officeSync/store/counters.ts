import { OFFICE, sealingKey } from '@/engines/handover/office';
import { type OfficeKeyPair, withDemoKey } from '@/engines/handover/officeKeys';
import { hasBuiltInPassword } from '@/features/session/store/account';
import { stepsTable } from '@/shared/store/applicationHistories';
import { newSteps, stepsMetadata, stepsOf } from '@/shared/store/applicationSteps';
import { commit } from '@/store/journal/commit';
import { db } from '@/store/journal/db';
import { announce } from '@/store/local/changeEvents';
import { counterNames, installedKeys, officeState } from '@/shared/store/office';
import { fetchDocuments } from './documents';
import { chosenFolder } from './folder';

/** Why this counter cannot share: either anybody could read its files, or nobody. */
export type Obstacle = 'demoKey' | 'noKey' | 'builtInPassword';

/** More would slow the panel down; the record keeps them all. */
const SHOWN_PEOPLE = 100;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The key that seals the folder, which is also the one for applications. */
export async function folderKey(): Promise<OfficeKeyPair | undefined> {
  const { id } = sealingKey(OFFICE);
  return (await withDemoKey(await installedKeys(), OFFICE)).find((key) => key.id === id);
}

async function currentObstacle(): Promise<Obstacle | undefined> {
  // The demo key is allowed for a trial on a local machine.
  if (OFFICE.demo === true) return LOCAL.has(location.hostname) ? undefined : 'demoKey';
  if ((await folderKey()) === undefined) return 'noKey';
  return (await hasBuiltInPassword()) ? 'builtInPassword' : undefined;
}

/** State of this counter in its office, and of its folder. @throws SaveError */
export async function readCounters() {
  const office = await officeState();
  const names = await counterNames();
  const people = await stepsOf([...names.keys()]);
  return {
    obstacle: await currentObstacle(),
    isDemo: OFFICE.demo === true,
    hasBuiltInPassword: await hasBuiltInPassword(),
    counter: office?.counter,
    isSharing: office?.isInStep === true,
    directory: (await chosenFolder())?.directory,
    names,
    /** Whether the office's content must be read, because this browser's storage was cleared. */
    mustRead: office?.mustRead === true,
    /** Whether its office's folder is of an earlier version of the site. */
    isEarlier: office?.isEarlier === true,
    /** Who works here. */
    person: office?.person ?? '',
    /** Who worked at which counter from when, the newest first. */
    people: people.slice(-SHOWN_PEOPLE).toReversed(),
  };
}
export type Counters = Awaited<ReturnType<typeof readCounters>>;

/**
 * Stores the documents of applications that are only in the folder; resolves to the ids of those
 * with others that could not be read. @throws SaveError
 */
export async function fetchFromFolder(
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [key, folder] = [await folderKey(), await chosenFolder()];
  const source = key && folder && { directory: folder.directory, key };
  return fetchDocuments(applicationIds, source);
}

/** Notes who works at this counter from now on, as a step of its record. @throws SaveError */
export async function setPerson(person: string): Promise<void> {
  const office = await officeState();
  if (office === undefined || person === (office.person ?? '')) return;
  const steps = await newSteps([{ applicationId: office.counter, what: 'named', detail: person }]);
  await commit({
    changes: [],
    rows: async () => {
      await db.meta.update('database', { 'office.person': person });
      await stepsTable.bulkPut(steps);
    },
    metadata: stepsMetadata(steps),
  });
  announce('settings');
}
