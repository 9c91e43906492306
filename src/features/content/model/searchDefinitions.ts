import { applicationSearch } from '@/features/applications/model/applicationSearch';
import type { ContactMessage } from '@/domain/contactMessage';
import { COMMA } from '@/lib/language';
import type { AnySearchDefinition, SearchDefinition } from '@/domain/registry';

const messageSearch: SearchDefinition<ContactMessage> = {
  key: 'contactMessages',
  searchable: ({ subject, name, message, email, phone }) => ({
    title: [subject, name].filter(Boolean).join(COMMA),
    texts: [message, email, phone],
  }),
};

/** The search definitions; types without one are not searched. */
const searchDefinitions: readonly AnySearchDefinition[] = [
  ...Object.values(
    import.meta.glob<AnySearchDefinition>('./types/*/search.ts', {
      eager: true,
      import: 'default',
    }),
  ),
  applicationSearch,
  messageSearch,
];

export function searchDefinitionOf(key: string): AnySearchDefinition | undefined {
  return searchDefinitions.find((each) => each.key === key);
}
