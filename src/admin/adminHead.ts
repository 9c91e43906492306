/** Title of an admin screen; none of them is for a search engine (SPEC section 2). */
export function adminHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, nofollow' }] };
}
