import { pictureUrl } from '@/lib/browser/safeUrl';

const ICONS = 'link[rel="icon"]';
const OWN = 'own-favicon';
let wanted = '';

/** Sets the favicon to the given image if it loads, otherwise to the site's own. */
export function showFavicon(address: string): void {
  wanted = pictureUrl(address) ?? '';
  if (wanted === '') {
    document.getElementById(OWN)?.remove();
    return;
  }
  const picture = new Image();
  const asked = wanted;
  const settle = (isThere: boolean) => {
    if (wanted !== asked) return;
    const link = document.getElementById(OWN);
    if (!isThere) link?.remove();
    else if (link instanceof HTMLLinkElement) link.href = asked;
    else addLink(asked);
  };
  picture.addEventListener('load', () => settle(true));
  picture.addEventListener('error', () => settle(false));
  picture.src = asked;
}

/** Of several icons, browsers use the last one they can render. */
function addLink(address: string): void {
  const link = document.createElement('link');
  link.id = OWN;
  link.rel = 'icon';
  link.href = address;
  const icons = document.head.querySelectorAll(ICONS);
  const last = icons[icons.length - 1];
  if (last) last.after(link);
  else document.head.append(link);
}
