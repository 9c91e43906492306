import { hasForeignPicture, isForeignPicture } from '@/engines/html/allowedHtml';
import { sanitize } from '@/engines/html/sanitize';
import { typedText } from '@/lib/text/typed';
import { linkFault, type LinkTargets } from '@/features/content/model/menus';
import { changedLinks } from '@/features/content/model/linksTo';
import { settingsType } from '@/domain/settings';
import { inArabic } from '@/domain/translations';
import { PUBLISHED_MENUS, type PublishedChange } from './changes';
import { type PublishedContent } from '@/engines/publication';
import { PUBLISHED_LISTS } from '@/domain/published';

/** Larger files load slowly over a bad connection. */
const LARGE_BYTES = 2_000_000;

/** A problem for visitors, of one record or of the whole publication. */
export interface PublicationAdvice extends Partial<Omit<PublishedChange, 'change'>> {
  readonly problem: 'deadLink' | 'noTitle' | 'otherHost' | 'large';
  /** Why a link is dead. */
  readonly detail?: string;
}

/**
 * Warnings about a publication; they never block. @param targets including drafts, which tells them
 * from missing pages
 */
export function publicationAdvice(
  content: PublishedContent,
  targets: LinkTargets,
): PublicationAdvice[] {
  const advice: PublicationAdvice[] = [];
  const { settings, menus, sections } = content;
  const checkLink = (link: string, of: Omit<PublishedChange, 'change'>) => {
    const fault = linkFault(link, targets);
    if (fault) advice.push({ ...of, problem: 'deadLink', detail: fault.text });
  };
  for (const menu of PUBLISHED_MENUS)
    for (const { label, link } of menus[menu])
      checkLink(link, { key: 'menus', id: menu, title: label });
  for (const { id, title, buttonText, buttonLink } of sections)
    if (buttonText !== '' && buttonLink !== '')
      checkLink(buttonLink, { key: 'sections', id, title });
  const { logoUrl, faviconUrl } = { ...settingsType.initial, ...settings };
  if (isForeignPicture(logoUrl) || isForeignPicture(faviconUrl))
    advice.push({ key: 'settings', id: 'general', title: '', problem: 'otherHost' });
  for (const key of PUBLISHED_LISTS)
    for (const entry of content[key]) {
      const of = { key, id: entry.id, title: entry.title };
      if (typedText(entry.title) === '') advice.push({ ...of, problem: 'noTitle' });
      // Button links are checked above, if the button has a text.
      changedLinks({ ...entry, buttonLink: undefined }, (link) => {
        checkLink(link, of);
        return link;
      });
      const textOf = (name: string, from = entry) =>
        typeof from[name] === 'string' ? from[name] : '';
      const texts = [entry, inArabic(entry)].flatMap((each) => [
        textOf('content', each),
        textOf('description', each),
      ]);
      if (
        isForeignPicture(textOf('imageUrl')) ||
        texts.some((text) => hasForeignPicture(sanitize(text)))
      )
        advice.push({ ...of, problem: 'otherHost' });
    }
  if (new TextEncoder().encode(JSON.stringify(content)).byteLength > LARGE_BYTES)
    advice.push({ problem: 'large' });
  return advice;
}
