import { isInternalPath } from '@/lib/browser/safeUrl';

/** The path of a link to this site, without query and fragment; `undefined` for other links. */
export function ownPath(link: string, host: string): string | undefined {
  if (!isInternalPath(link) && !/^https?:\/\//i.test(link)) return undefined;
  const url = URL.canParse(link, `https://${host}`) ? new URL(link, `https://${host}`) : undefined;
  if (url?.host !== host) return undefined;
  return url.pathname === '/' ? '/' : url.pathname.replace(/(?<!\/)\/+$/, '');
}
