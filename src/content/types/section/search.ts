import type { SearchDefinition } from '../search';
import type { Section } from './schema';

export const search: SearchDefinition<Section> = {
  key: 'sections',
  searchable: ({ title, description, buttonText }) => ({ title, texts: [description, buttonText] }),
};
