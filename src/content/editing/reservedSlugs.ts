/**
 * First segments that the site itself answers, so that no page can be seen there: its routes, and
 * the folders of the build. A test holds it against both.
 */
export const RESERVED_PAGE_SLUGS: ReadonlySet<string> = new Set([
  '404',
  'admin',
  'apply',
  'assets',
  'blog',
  'contact',
  'counter',
  'screenshots',
  'shortcuts',
  'track',
  'visa-types',
]);
