import { OFFICE } from '@/engines/handover/office';
import {
  demoKey,
  importOfficeKey,
  type KeyFileProblem,
  type KeyProblem,
  type OfficeKeyPair,
  type OfficeScalars,
  readKeyFile,
  readSheet,
} from '@/engines/handover/officeKeys';
import { readCodes } from '@/engines/handover/readCodes';
import { builtInAccount } from '@/features/session/model/account';
import { readAccount } from '@/features/session/store/account';
import { sameJson } from '@/lib/sameJson';
import { SaveError } from '@/store/errors';
import { withDatabase, writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';

/** The office keys that are installed on this device. @throws SaveError */
function installedKeys(): Promise<readonly OfficeKeyPair[]> {
  return withDatabase<readonly OfficeKeyPair[]>(
    () => db.officeKeys.toArray(),
    () => [],
  );
}

/** Stores a verified key. @throws SaveError; it is not stored then */
async function storeKey(key: OfficeKeyPair): Promise<void> {
  await withDatabase(
    () =>
      writeTransaction([db.officeKeys], async () => {
        await db.officeKeys.put({ ...key, installedAt: Date.now() });
      }),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );
}

/** The keys of this counter: the installed ones, and in a demonstration the public one. */
export async function storedKeys(): Promise<readonly OfficeKeyPair[]> {
  const installed = await installedKeys();
  const demo =
    OFFICE.demo === true ? await importOfficeKey(await demoKey(), OFFICE) : 'otherOffice';
  const isMore = typeof demo !== 'string' && installed.every(({ id }) => id !== demo.id);
  return isMore ? [...installed, demo] : installed;
}

export type KeyInstallation =
  { readonly file: Blob; readonly passphrase: string } | { readonly sheet: string };

/** Why a key was refused, for `strings.key.refusals`. */
export type KeyRefusal = KeyProblem | KeyFileProblem | 'noSheet' | 'builtInPassword';

async function sheetIn(text: string): Promise<OfficeScalars | 'noSheet'> {
  const codes = await readCodes(text);
  const sheets = typeof codes === 'string' ? [] : codes.map(readSheet);
  return sheets.find((scalars) => scalars !== undefined) ?? 'noSheet';
}

/** The id of an installed key, or why it was refused. */
type KeyInstalled = { readonly id: string } | { readonly refusal: KeyRefusal };

/** Tests a key and stores it. @throws SaveError */
export async function installKey(installation: KeyInstallation): Promise<KeyInstalled> {
  // With the documented login, anybody could sign with this key.
  const { password } = await readAccount();
  if (sameJson(password, builtInAccount.password)) return { refusal: 'builtInPassword' };
  const scalars =
    'sheet' in installation
      ? await sheetIn(installation.sheet)
      : await readKeyFile(installation.file, installation.passphrase);
  if (typeof scalars === 'string') return { refusal: scalars };
  const key = await importOfficeKey(scalars, OFFICE);
  if (typeof key === 'string') return { refusal: key };
  await storeKey(key);
  return { id: key.id };
}
