import { useQuery } from '@tanstack/react-query';
import type { EntryRecord } from '@/domain/contentType';
import { type ContentTypeConfig, slugField } from '@/features/content/model/contentTypeConfig';
import { fieldText } from '@/features/content/model/entryForm';
import { linksTo } from '@/features/content/model/linksTo';
import { menusOptions, sectionsOptions } from '@/shared/queries/siteContent';

/** The links of the site to a published entry, and its URL; empty for types without a URL. */
export function useLinksTo(config: ContentTypeConfig, entry: EntryRecord | undefined) {
  const { data: menus } = useQuery(menusOptions);
  const { data: sections = [] } = useQuery(sectionsOptions);
  const field = slugField(config);
  const slug = field && entry ? fieldText(entry, field.name) : '';
  const address = `${field?.base ?? ''}${slug}`;
  const isSeen = slug !== '' && entry?.['published'] === true && menus !== undefined;
  const { host } = location;
  return { address, links: isSeen ? linksTo(address, { menus, sections, host }) : [] };
}
