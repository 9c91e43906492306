import type { Plugin } from 'vite';

const NO_PREVIEW = '\0no-markdown-preview';
const NO_STYLE = '\0no-editor-style';
const EDITOR = /[\\/]@uiw[\\/]react-md-editor[\\/]/;

/**
 * Excludes unused parts of @uiw/react-md-editor from the bundle: its Markdown preview, replaced by
 * the public page's rendering, and its style sheets, replaced by
 * `src/features/content/admin/richtext/richTextControl.css`.
 */
export function slimEditor(): Plugin {
  return {
    name: 'slim-editor',
    enforce: 'pre',
    // The development server must not prebundle the editor before this plugin runs.
    config: () => ({ optimizeDeps: { exclude: ['@uiw/react-md-editor'] } }),
    resolveId(source, importer) {
      if (importer === undefined || !EDITOR.test(importer)) return null;
      if (source === '@uiw/react-markdown-preview/nohighlight') return NO_PREVIEW;
      return source.endsWith('.css') ? NO_STYLE : null;
    },
    load(id) {
      if (id === NO_PREVIEW) return 'export default function NoPreview() { return null; }';
      return id === NO_STYLE ? '' : null;
    },
  };
}
