import type { Plugin } from 'vite';

const NO_PREVIEW = '\0no-markdown-preview';
const NO_STYLE = '\0no-editor-style';
const EDITOR = /[\\/]@uiw[\\/]react-md-editor[\\/]/;

/**
 * Leaves out of the bundle what @uiw/react-md-editor brings and is never shown here: its own
 * Markdown preview (the preview is the public page's rendering) and its style sheets, which know
 * nothing of our themes (`src/form/richtext/editor/richTextControl.css` takes their place).
 */
export function slimEditor(): Plugin {
  return {
    name: 'slim-editor',
    enforce: 'pre',
    // The development server must not bundle the editor before this plugin sees it.
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
