import { isAdminPath } from '../lib/browser/safeUrl';
import { languageOf } from '../lib/browser/siteAddress';
import type { Language } from '../lib/language';
import { adminDocument, shellDocument } from './documents';
import type { ListedFile } from './siteCache';

declare const navigator: { readonly connection?: { readonly saveData: boolean } };

const LANGUAGES: readonly Language[] = ['en', 'ar'];

const isKept = async (path: string) => (await caches.match(path)) !== undefined;

/**
 * The files that this browser keeps: of each language of which a page is open or some version is
 * kept. The administrator's come with a first language, but neither with a second one nor with
 * Save-Data, until a page of the administrator is open in that language or some version has kept it.
 * @param openPaths the paths of all open windows
 */
export async function filesToKeep(
  files: readonly ListedFile[],
  openPaths: readonly string[],
): Promise<readonly ListedFile[]> {
  const those = async (isOpen: (path: string) => boolean, document: (each: Language) => string) => {
    const open = new Set(openPaths.filter(isOpen).map(languageOf));
    const found = await Promise.all(
      LANGUAGES.map(async (each) => open.has(each) || (await isKept(document(each)))),
    );
    return LANGUAGES.filter((_, index) => found[index]);
  };
  const asked = await those(() => true, shellDocument);
  // A worker may be installed while no page is open.
  const used = asked.length === 0 ? LANGUAGES : asked;
  const isSaving = navigator.connection?.saveData === true || asked.length > 1;
  const withAdmin = isSaving ? await those(isAdminPath, adminDocument) : used;
  return files.filter(({ isAdmins, language }) => {
    const wanted = isAdmins === true ? withAdmin : used;
    return language === undefined ? wanted.length > 0 : wanted.includes(language);
  });
}
