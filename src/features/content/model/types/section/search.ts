import type { SearchDefinition } from '../../../../../domain/searchDefinition';
import type { Section } from '../../../../../domain/section';

export const search: SearchDefinition<Section> = {
  key: 'sections',
  searchable: ({ title, description, buttonText }) => ({ title, texts: [description, buttonText] }),
};
