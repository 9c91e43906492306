import { isInternalPath, safeUrl } from '@/lib/safeUrl';

/** An address as it may be stored, or what is wrong with what was typed. */
export type Address = { href: string } | { problem: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

const NO_BLANKS = (address: string): string => address.replace(/\s/g, '%20');

function webAddress(typed: string): Address {
  const href = NO_BLANKS(typed);
  return URL.canParse(href)
    ? { href }
    : { problem: 'This address is not complete. A web address looks like https://example.com.' };
}

/** Where a link goes: http, https, mailto, tel or a page of this site (SPEC section 5). */
export function linkAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: 'Type an address, or choose a page of this site.' };
  if (safeUrl(address) === undefined)
    return {
      problem:
        'A link cannot lead there. It may start with https://, http://, mailto: or tel:, or be a page of this site such as /about.',
    };
  if (/^https?:/i.test(address)) return webAddress(address);
  if (SCHEME.test(address)) {
    const rest = address.replace(SCHEME, '').trim();
    return rest === ''
      ? { problem: 'This address is not complete.' }
      : { href: NO_BLANKS(address) };
  }
  if (isInternalPath(address) || /^#\S+$/.test(address)) return { href: NO_BLANKS(address) };
  if (MAIL.test(address)) return { href: `mailto:${address}` };
  if (DOMAIN.test(address)) return webAddress(`https://${address}`);
  return {
    problem:
      'This leads nowhere. Start it with https://, mailto: or tel:, or with / for a page of this site.',
  };
}

/** Where a picture comes from: a place on the web, or a file of this site. */
export function pictureAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: 'A picture needs the address of its place on the web.' };
  if (/^(?:blob|data|file|content):|^[a-z]:\\/i.test(address))
    return {
      problem:
        'This is a picture on your computer, which visitors cannot see. Put it on the web first, then give its address.',
    };
  if (/^https?:/i.test(address)) return webAddress(address);
  if (isInternalPath(address)) return { href: NO_BLANKS(address) };
  if (!SCHEME.test(address) && DOMAIN.test(address)) return webAddress(`https://${address}`);
  return {
    problem: 'A picture cannot come from there. Its address starts with https:// or http://.',
  };
}
