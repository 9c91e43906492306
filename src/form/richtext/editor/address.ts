import { isInternalPath, safeUrl } from '@/lib/browser/safeUrl';
import { strings } from './strings';

/** An address as it may be stored, or what is wrong with what was typed. */
export type Address = { href: string } | { problem: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;

const NO_BLANKS = (address: string): string => address.replace(/\s/g, '%20');

function webAddress(typed: string): Address {
  const href = NO_BLANKS(typed);
  return URL.canParse(href) ? { href } : { problem: strings.address.incompleteWeb };
}

/** Where a link goes: http, https, mailto, tel or a page of this site (SPEC section 5). */
export function linkAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: strings.address.noLink };
  if (safeUrl(address) === undefined)
    return {
      problem: strings.address.notForLinks,
    };
  if (/^https?:/i.test(address)) return webAddress(address);
  if (SCHEME.test(address)) {
    const rest = address.replace(SCHEME, '').trim();
    return rest === '' ? { problem: strings.address.incomplete } : { href: NO_BLANKS(address) };
  }
  if (isInternalPath(address) || /^#\S+$/.test(address)) return { href: NO_BLANKS(address) };
  if (MAIL.test(address)) return { href: `mailto:${address}` };
  if (DOMAIN.test(address)) return webAddress(`https://${address}`);
  return {
    problem: strings.address.nowhere,
  };
}

/** Where a picture comes from: a place on the web, or a file of this site. */
export function pictureAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: strings.address.noPicture };
  if (/^(?:blob|data|file|content):|^[a-z]:\\/i.test(address))
    return {
      problem: strings.address.pictureHere,
    };
  if (/^https?:/i.test(address)) return webAddress(address);
  if (isInternalPath(address)) return { href: NO_BLANKS(address) };
  if (!SCHEME.test(address) && DOMAIN.test(address)) return webAddress(`https://${address}`);
  return {
    problem: strings.address.notForPictures,
  };
}
