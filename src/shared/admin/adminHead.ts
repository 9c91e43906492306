/** Head of an admin screen, with `noindex` (SPEC section 2). */
export function adminHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, nofollow' }] };
}
