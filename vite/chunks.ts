import type { Rolldown } from 'vite';
import { siteChunk } from './siteChunk.ts';

/** A file of these modules and of what they need, but for what is in a file that stands before it. */
function chunk(name: string, ...modules: string[]): Rolldown.CodeSplittingGroup {
  const paths = modules.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|');
  return { name, test: new RegExp(String.raw`[\\/](?:${paths})\.(?:tsx?|m?js)(?:$|\?)`) };
}

/** The named modules of a folder or of one right below it. */
const within = (folder: string, ...names: string[]): string =>
  String.raw`${folder}/(?:\w+/)?(?:${names.join('|')})`;
const icons = (...names: string[]): string => within('lucide-react/dist/esm/icons', ...names);

/**
 * The files of what several screens share. The bundler alone makes one for each set of screens,
 * more than a hundred of some hundred bytes, and each is a request: on a slow network the
 * administrator waited for them twice as long as for all that is in them. What visitors need stands
 * first, so that no file holds something of theirs and of the administrator's.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  siteChunk(),
  chunk(
    'deferredStrings',
    'src/\\w+/deferredStrings',
    'src/lib/text/plural',
    'src/ui/overlays/rescueFocus',
  ),
  chunk(
    'searchButton',
    within('src/ui', 'SearchButton', 'useOnDemand'),
    'src/site/search/SiteSearchButton',
    icons('search'),
  ),
  // Of the first load of some of a visitor's screens.
  chunk(
    'common',
    within('src/content', 'visaOptions', 'trackingNumber', 'status'),
    within('src/data', 'errors'),
    within('src/lib', 'digits', 'wait', 'dates', 'localDate'),
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
  // Of what comes later.
  // What needs no database is apart from it: no screen of the administrator waits for Dexie.
  chunk(
    'values',
    'src/content/site/publicAddress',
    within('src/data', 'localWrites', 'drafts'),
    within(
      'src/lib',
      'locks',
      'idle',
      'sliced',
      'fold',
      'words',
      'oneEdit',
      'marked',
      'sameJson',
      'subtle',
      'hex',
      'bytes',
      'base64',
    ),
  ),
  chunk('footer', 'src/site/layout/SiteFooter'),
  chunk('data', within('src/data', 'startUp', 'writes', 'draftRows', 'fileRows')),
  chunk('session', within('src/queries', 'session', 'adminStrings')),
  chunk('matching', 'src/search/match'),
  chunk('dialog', within('src/ui', 'Dialog', 'ConfirmDialog')),
  chunk(
    'parts',
    within('src/ui', 'BackButton', 'useIsWide'),
    'src/form/FileThumbnail',
    'src/lib/browser/unsaved',
    'src/form/useLeaveGuard',
    'src/ui/DeferredConfirmDialog',
    'src/content/applications/documentFile',
    'src/queries/saveFailure',
    'src/queries/content/saves',
    within('@tanstack/react-query/build/modern', 'useMutation'),
    icons('chevron-down', 'eye', 'file-text', 'newspaper', 'printer', 'stamp'),
  ),
  // Of publications that are taken over, too.
  chunk('contentTypes', 'src/content/editing/contentTypeConfigs', 'src/content/backup/incoming'),
  // Of a code that is read, and of one that is made.
  chunk(
    'codes',
    'src/content/handover/(?:code|office)',
    'src/lib/crypto/(?:bytes|base64|fiveDigits)',
  ),
  chunk('sealing', 'src/content/handover/applicationCode', 'src/lib/crypto/(?:hpke|deflate)'),
  chunk('takeAlong', 'src/lib/browser/saveBlob', 'src/ui/controls/CopyButton'),
  chunk(
    'forms',
    'react-hook-form/dist/index.esm',
    '@hookform/resolvers/valibot/dist/valibot',
    'src/form/useEditor',
    within('src/form/controls', 'FileDrop', 'strings'),
    'src/queries/content/useDraft',
    'src/ui/controls/TextArea',
  ),
  // The administrator's, before the login and after it.
  chunk('admin', 'src/routes/tree.gen', 'src/admin/grammar'),
  chunk(
    'dashboard',
    'src/routes/admin/dashboard',
    'src/admin/layout/AdminLayout',
    within(
      'src/admin',
      'AdminHeading',
      'ConflictDialog',
      'DraftOffer',
      'FormField',
      'SortHeading',
      'useSaveShortcut',
      'useUnsaved',
    ),
    within('src/ui', 'ActionMenu', 'Card', 'Select'),
    within('src/lib', 'inIdleSlices', 'saveBlob'),
    icons('pencil'),
  ),
  // Last: what it shares with the screens is in their files, which do not wait for its database.
  chunk('search', 'src/search/records', 'src/queries/useSearchBox'),
];
