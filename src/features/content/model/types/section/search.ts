import type { SearchDefinition } from '@/domain/registry';
import type { Section } from '../../../../../domain/section';

const sectionSearch: SearchDefinition<Section> = {
  key: 'sections',
  searchable: ({ title, description, buttonText }) => ({ title, texts: [description, buttonText] }),
};

export default sectionSearch;
