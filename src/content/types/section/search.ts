import type { SearchDefinition } from '../search';
import type { Section } from './schema';

export const sectionSearch: SearchDefinition<Section> = {
  key: 'sections',
  searchable: ({ title, description, buttonText }) => ({ title, texts: [description, buttonText] }),
};
