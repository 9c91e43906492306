import type { Plugin } from 'vite';

const NO_STYLES = '\0no-styles';

/**
 * Excludes unused parts of sanitize-html: the style parser (style attributes are dropped) and the
 * DOM half of htmlparser2 (only its parser is used).
 */
export function slimSanitizer(): Plugin {
  return {
    name: 'slim-sanitizer',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (importer === undefined || !/[\\/]sanitize-html[\\/]index\.js/.test(importer)) return null;
      if (source === 'postcss') return NO_STYLES;
      if (source !== 'htmlparser2') return null;
      const whole = await this.resolve(source, importer, { skipSelf: true });
      if (whole === null || !/[\\/]index\.js$/.test(whole.id))
        return this.error('htmlparser2 has moved: bring its path here up to date.');
      return whole.id.replace(/index\.js$/, 'Parser.js');
    },
    load(id) {
      return id === NO_STYLES
        ? `export function parse() { throw new Error('Style attributes are not parsed.'); }`
        : null;
    },
  };
}
