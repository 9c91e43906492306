import { typedText } from './typed';

/** An address that begins with a host, such as `www.example.com/visa`. */
export const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A typed link as it is stored: one that begins with a host gets its `https://`. */
export function typedLink(typed: string): string {
  const link = typedText(typed);
  return DOMAIN.test(link) ? `https://${link}` : link;
}
