import type { Rolldown } from 'vite';
import { siteChunk } from './siteChunk.ts';

/** A chunk of these modules and their dependencies, except those in an earlier chunk. */
function chunk(name: string, ...modules: string[]): Rolldown.CodeSplittingGroup {
  const paths = modules.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|');
  return { name, test: new RegExp(String.raw`[\\/](?:${paths})\.(?:tsx?|m?js)(?:$|\?)`) };
}

/** Matches the named modules of a folder or its subfolders. */
const within = (folder: string, ...names: string[]): string =>
  String.raw`${folder}/(?:\w+/)?(?:${names.join('|')})`;
const icons = (...names: string[]): string => within('lucide-react/dist/esm/icons', ...names);

/**
 * Chunks of modules shared by several screens. By default Rolldown makes one for each set of
 * screens: more than a hundred small files, whose requests doubled the loading time on a slow
 * network. Visitors' chunks come first, so that none mixes their code with the administrator's.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  siteChunk(),
  // What every page of visitors and administrators fetches after its first load.
  chunk(
    'deferred',
    'src/\\w+/deferredStrings',
    'src/lib/text/plural',
    'src/pwa/OfflineStatus',
    'src/ui/overlays/focusMainIfLost',
    within('src/ui', 'SearchButton', 'useOnDemand'),
    icons('arrow-up', 'circle-check', 'search'),
  ),
  // First load of some visitor screens.
  chunk(
    'common',
    within('src/content', 'visaOptions', 'trackingNumber', 'status'),
    within('src/data', 'errors'),
    within('src/lib', 'digits', 'wait', 'dates'),
    within('src/queries', 'tracking'),
    within('src/ui', 'Badge', 'PageHeading', 'TextInput', 'Field'),
    icons('arrow-left', 'circle-exclamation-point', 'triangle-exclamation-point'),
  ),
  chunk(
    'lists',
    'src/content/types/published',
    within('src/ui', 'EmptyState', 'BlankForm'),
    icons('check', 'clock'),
  ),
  chunk('paper', within('src/ui', 'MachineReadable', 'Guilloche'), 'src/lib/text/machineReadable'),
  chunk('contactLines', 'src/ui/controls/BreakableText', icons('mail', 'map-pin', 'phone')),
  // Loaded later. Code without the database is separate, so that no admin screen waits for Dexie.
  chunk(
    'values',
    'src/content/applicationForm',
    'src/content/site/publicAddress',
    within('src/data', 'localWrites', 'drafts'),
    within(
      'src/lib',
      'locks',
      'idle',
      'singleFlight',
      'sliced',
      'fold',
      'words',
      'oneEdit',
      'marked',
      'sameJson',
      'subtle',
      'bytes',
      'base64',
    ),
  ),
  chunk('footer', 'src/site/layout/SiteFooter'),
  chunk('data', within('src/data', 'startUp', 'writes', 'draftRows', 'fileRows')),
  chunk('session', within('src/queries', 'session', 'adminStrings')),
  chunk('dialog', within('src/ui', 'Dialog', 'ConfirmDialog')),
  chunk(
    'parts',
    within('src/ui', 'BackButton', 'useIsWide'),
    'src/form/FileThumbnail',
    'src/lib/browser/saveBlob',
    'src/ui/controls/CopyButton',
    'src/ui/DashedText',
    'src/queries/content/documentFiles',
    'src/lib/browser/unsaved',
    'src/form/useLeaveGuard',
    'src/ui/DeferredConfirmDialog',
    'src/content/applications/documentFile',
    'src/queries/saveFailure',
    'src/queries/content/saves',
    within('@tanstack/react-query/build/modern', 'useMutation'),
    icons('chevron-down', 'eye', 'file-text', 'newspaper', 'printer', 'stamp'),
  ),
  // Also for publications that are taken over, and for the visitors' search.
  chunk(
    'contentTypes',
    'src/content/editing/contentTypeConfigs',
    'src/content/backup/incoming',
    'src/content/types/searchDefinitions',
    'src/search/match',
  ),
  // Reading and making codes.
  chunk(
    'codes',
    'src/content/handover/(?:code|office)',
    'src/lib/crypto/(?:bytes|base64|fiveDigits)',
  ),
  chunk('sealing', 'src/content/handover/applicationCode', 'src/lib/crypto/(?:hpke|deflate)'),
  chunk(
    'forms',
    'react-hook-form/dist/index.esm',
    '@hookform/resolvers/valibot/dist/valibot',
    'src/form/useEditor',
    within('src/form/controls', 'FileDrop', 'strings'),
    'src/queries/content/useDraft',
    'src/ui/controls/TextInput',
  ),
  // The administrator's, before and after login.
  chunk('admin', 'src/routes/tree.gen', 'src/admin/grammar'),
  chunk(
    'dashboard',
    'src/routes/admin/dashboard',
    'src/admin/layout/AdminLayout',
    within('src/admin', 'AdminHeading', 'ListFrame', 'SortHeading', 'UnreadNote'),
    'src/admin/applications/strings',
    'src/queries/admin/(?:everyApplication|recovery)',
    within('src/ui', 'ActionMenu', 'Card', 'Select', 'usePrinting'),
    within('src/lib', 'inIdleSlices'),
    icons('download', 'pencil'),
  ),
  chunk(
    'editors',
    within(
      'src/admin',
      'ConflictDialog',
      'DraftOffer',
      'FormField',
      'useSaveShortcut',
      'useUnsaved',
    ),
  ),
  // Last: modules shared with screens are in their chunks, which do not load the database.
  chunk('search', 'src/search/records', 'src/queries/useSearchBox'),
];
