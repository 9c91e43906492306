import type { Rolldown } from 'vite';
import { siteChunk } from './siteChunk.ts';

/** A chunk of these modules and their dependencies, except those in an earlier chunk. */
function chunk(name: string, ...modules: string[]): Rolldown.CodeSplittingGroup {
  const paths = modules.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|');
  return {
    name,
    test: new RegExp(String.raw`[\\/](?:${paths})(?:\.ar)?\.(?:tsx?|m?js|css)(?:$|\?)`),
  };
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
    'src/store/errors',
    'src/domain/visaOptions',
    'src/domain/publicAddress',
    'src/domain/withArabic',
    'src/pwa/deferredStrings',
    'src/ui/deferredStrings',
    'src/lib/text/plural',
    'src/pwa/OfflineStatus',
    'src/shared/useNow',
    'src/lib/async/singleFlight',
    'src/lib/browser/unsaved',
    'src/lib/text/numbers',
    'src/ui/overlays/focusMainIfLost',
    'src/ui/search/SearchButton',
    'src/store/local/localWrites',
    'src/store/drafts/drafts',
    'src/lib/async/locks',
    'src/lib/async/slices',
    'src/lib/crypto/bytes',
    'src/lib/sameJson',
    'src/lib/subtle',
    'src/ui/overlays/useOnDemand',
    icons('arrow-up', 'circle-check', 'search'),
  ),
  // First load of some visitor screens.
  chunk(
    'common',
    'src/domain/trackingNumber',
    'src/domain/status',
    'src/domain/footerDetails',
    'src/lib/text/digits',
    'src/lib/async/wait',
    'src/features/applications/queries',
    'src/ui/Badge',
    'src/ui/PageHeading',
    'src/ui/controls/Field',
    icons('arrow-left', 'circle-exclamation-point', 'triangle-exclamation-point'),
  ),
  chunk(
    'contactLines',
    'src/shared/visitor/PhoneLinks',
    'src/domain/officeHours',
    icons('mail', 'map-pin', 'phone'),
  ),
  chunk(
    'plan',
    'src/features/applications/model/visaMatch',
    'src/features/content/visitor/visa-types/CardPlan',
  ),
  // Loaded later. Code without the database is separate, so that no admin screen waits for Dexie.
  // First rows of the administrator's lists.
  chunk(
    'values',
    'src/domain/answerLabels',
    'src/features/applications/model/applicationSearch',
    'src/domain/applicationForm',
    'src/domain/applicationHistory',
    'src/lib/text/fold',
    'src/lib/text/words',
    'src/ui/codes/useTypedCodes',
    'src/ui/controls/BackButton',
    'src/ui/controls/useIsWide',
    'src/lib/browser/saveBlob',
    'src/ui/overlays/DeferredConfirmDialog',
    'src/shared/queries/deferredStrings',
    'src/features/content/model/contentTypeConfigs',
    'src/engines/search/match',
    'src/shared/queries/saves',
    'src/features/session/queries',
    within('@tanstack/react-query/build/modern', 'useMutation'),
    icons('chevron-down', 'eye', 'file-text', 'newspaper', 'printer', 'stamp'),
  ),
  // Forms and the details of a record.
  chunk(
    'details',
    'src/store/storageUse',
    'src/lib/text/marked',
    'src/ui/inputs/FileThumbnail',
    'src/ui/controls/CopyButton',
    'src/ui/DashedText',
    'src/features/applications/documentFiles\\.queries',
    'src/shared/editing/useLeaveGuard',
    'src/domain/documentFile',
    'src/features/content/model/searchDefinitions',
  ),
  chunk('strip', 'src/ui/art/MachineReadable', 'src/lib/text/machineReadable'),
  chunk('footer', 'src/features/layout/visitor/SiteFooter'),
  chunk('data', 'src/store/journal/startUp'),
  chunk('writes', 'src/store/writes', 'src/store/drafts/draftRows', 'src/store/documents/fileRows'),
  chunk('dialog', 'src/ui/overlays/Dialog', 'src/ui/overlays/ConfirmDialog'),
  // Publications that are taken over.
  chunk('incoming', 'src/features/content/model/incoming'),
  // Reading and making codes.
  chunk(
    'codes',
    'src/engines/handover/code',
    'src/engines/handover/office',
    'src/lib/crypto/fiveDigits',
  ),
  chunk(
    'sealing',
    'src/engines/handover/applicationCode',
    'src/lib/crypto/deflate',
    'src/lib/crypto/hpke',
  ),
  chunk(
    'forms',
    'react-hook-form/dist/index.esm',
    '@hookform/resolvers/valibot/dist/valibot',
    'src/shared/editing/useEditor',
    'src/shared/editing/useSilentFields',
    'src/ui/inputs/FileDrop',
    'src/ui/inputs/strings',
    'src/shared/editing/useDraft',
    'src/shared/editing/DraftLine',
    'src/ui/overlays/useToast',
  ),
  // The administrator's, before and after login.
  chunk(
    'admin',
    'src/routes/tree\\.gen',
    'src/shared/admin/grammar',
    'src/ui/controls/PasswordInput',
    icons('eye-off'),
  ),
  chunk(
    'dashboard',
    'src/routes/admin/dashboard',
    'src/features/layout/admin/AdminLayout',
    'src/shared/admin/AdminHeading',
    'src/shared/admin/Letterhead',
    'src/shared/admin/ShownRecord',
    'src/shared/admin/list/ListFrame',
    'src/shared/admin/list/SortHeading',
    'src/shared/admin/UnreadNote',
    'src/features/applications/admin/strings',
    'src/features/applications/admin/queries',
    'src/features/applications/admin/applications',
    'src/features/backup/admin/recovery\\.queries',
    'src/ui/Card',
    'src/ui/controls/Select',
    'src/ui/usePrinting',
    icons('download', 'pencil'),
  ),
  chunk(
    'editors',
    'src/shared/admin/editing/ConflictDialog',
    'src/shared/admin/editing/FormField',
    'src/shared/admin/editing/useSaveShortcut',
    'src/shared/admin/editing/useUnsaved',
  ),
  // Last: modules shared with screens are in their chunks, which do not load the database.
  chunk('search', 'src/features/search/store/searchRecords', 'src/features/search/queries'),
];
