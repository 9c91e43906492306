import { OFFICE } from '@/engines/handover/office';
import {
  importOfficeKey,
  type KeyFileProblem,
  type KeyProblem,
  type OfficeScalars,
  readKeyFile,
  readSheet,
  withDemoKey,
} from '@/engines/handover/officeKeys';
import { readCodes } from '@/engines/handover/readCodes';
import { hasBuiltInPassword } from '@/features/session/store/account';
import { installedKeys, storeKey } from '@/shared/store/office';

/** The keys of this counter: the installed ones, and in a demo the public demo key. */
export const storedKeys = async () => withDemoKey(await installedKeys(), OFFICE);

export type KeyInstallation =
  | { readonly file: Blob; readonly passphrase: string }
  | { readonly sheet: string };

/** Why a key was refused, for `strings.key.refusals`. */
export type KeyRefusal = KeyProblem | KeyFileProblem | 'noSheet' | 'builtInPassword';

async function sheetIn(text: string): Promise<OfficeScalars | 'noSheet'> {
  const codes = await readCodes(text);
  const sheets = typeof codes === 'string' ? [] : codes.map(readSheet);
  return sheets.find((scalars) => scalars !== undefined) ?? 'noSheet';
}

/**
 * The digits of a recovery sheet that was scanned at the counter, for the form that installs them.
 * They are a secret and must not get into a URL or into storage.
 */
export const scannedSheet = { digits: '' };

/** The id of an installed key, or why it was refused. */
type KeyInstalled = { readonly id: string } | { readonly refusal: KeyRefusal };

/** Tests a key and stores it. @throws SaveError */
export async function installKey(installation: KeyInstallation): Promise<KeyInstalled> {
  // With the built-in password, which is documented, anybody could sign with this key.
  if (await hasBuiltInPassword()) return { refusal: 'builtInPassword' };
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
