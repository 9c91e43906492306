import { contentTypeConfigs } from './contentTypeConfigs';
import { applicationSearch } from '@/features/applications/model/applicationList';
import type { ContactMessage } from '@/domain/contactMessage';
import { COMMA, LANGUAGE } from '@/lib/language';
import type { AnySearchDefinition, SearchDefinition } from '@/domain/registry';
import { arabicOf, inArabic } from '@/domain/translations';

const messageSearch: SearchDefinition<ContactMessage> = {
  key: 'contactMessages',
  searchable: ({ subject, name, message, email, phone }) => ({
    title: [subject, name].filter(Boolean).join(COMMA),
    texts: [message, email, phone],
  }),
};

/** Searches an entry in both languages; the texts of this build's language come first. */
const inBothLanguages = (definition: AnySearchDefinition): AnySearchDefinition => ({
  ...definition,
  searchable: (entry) => {
    const own = definition.searchable(entry);
    if (Object.keys(arabicOf(entry)).length === 0) return own;
    const arabic = definition.searchable(inArabic(entry));
    const [shown, other] = LANGUAGE === 'ar' ? [arabic, own] : [own, arabic];
    return { ...shown, texts: [...shown.texts, other.title, ...other.texts] };
  },
});

/** The search definitions; types without one are not searched. */
const searchDefinitions: readonly AnySearchDefinition[] = [
  ...contentTypeConfigs.flatMap(({ search }) => (search ? [inBothLanguages(search)] : [])),
  applicationSearch,
  messageSearch,
];

export function searchDefinitionOf(key: string): AnySearchDefinition | undefined {
  return searchDefinitions.find((each) => each.key === key);
}
