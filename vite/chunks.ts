import type { Rolldown } from 'vite';

/** A chunk of these modules and all their imports, except modules in an earlier chunk. */
function chunk(name: string, ...modules: string[]): Rolldown.CodeSplittingGroup {
  const paths = modules.join('|').replaceAll('/', String.raw`[\\/]`);
  return {
    name,
    test: new RegExp(String.raw`[\\/](?:${paths})(?:\.ar)?\.(?:tsx?|m?js|css)(?:$|\?)`),
  };
}

/**
 * Chunks for code shared by several screens; by default there is one for each combination of
 * screens, more than a hundred. Visitor chunks come first, so that none mixes visitor and admin
 * code.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // The first load of every visitor page: the start, the layout, and what several screens show.
  chunk(
    'site',
    'lucide-react/dist/esm/icons/(?:arrow-left|check|clock|mail|map-pin|phone)',
    'react-dom/client',
    'src/app/(?:App|router)',
    'src/domain/(?:entries|seed/published|status)',
    'src/features/applications/queries',
    'src/lib/dates',
    'src/routes/(?:_site|visitorTree.gen)',
    'src/shared/visitor/SiteLink',
    'src/store/(?:hooks|local/pageSources|start)',
    'src/ui/elements',
  ),
  // What every page fetches after the first load.
  chunk(
    'later',
    '@tanstack/react-query/build/modern/useQuery',
    'src/app/background',
    'src/features/layout/visitor/SiteFooter',
    'src/lib/(?:tasks|crypto/bytes)',
    'src/shared/useNow',
    'src/store/(?:drafts|local/localWrites)',
    'src/ui/search/SearchButton',
  ),
  // What the visitor forms and the admin lists share, without the database.
  chunk(
    'values',
    '@base-ui/react/internals/direction-context/DirectionContext',
    '@tanstack/react-query/build/modern/useMutation',
    'lucide-react/dist/esm/icons/(?:chevron-down|download|eye|file-text|printer|stamp)',
    'src/domain/(?:applicationForm|applicationHistory|documentFile|nationality)',
    'src/engines/search',
    'src/features/applications/model/strings',
    'src/lib/(?:browser/saveBlob|text/fold)',
    'src/shared/queries/saves',
    'src/ui/(?:codes/useTypedCodes|controls/BackButton|mediaQueries|overlays/DeferredConfirmDialog)',
  ),
  // What the search and the admin screens share.
  chunk(
    'lists',
    'lucide-react/dist/esm/icons/newspaper',
    'src/features/applications/model/applicationList',
    'src/features/content/model/contentTypeConfigs',
    'src/features/session/queries',
  ),
  chunk('forms', 'src/shared/editing/(?:leaving|useDraft|useEditor)', 'src/ui/inputs/files'),
  chunk('data', 'src/app/storeHooks', 'src/store/(?:journal/startUp|writes)'),
  chunk('dialog', 'src/ui/overlays/Dialog'),
  chunk('admin', 'src/routes/tree.gen'),
  chunk('dashboard', 'src/routes/admin/dashboard', 'src/shared/admin/(?:ShownRecord|ListFrame)'),
];
