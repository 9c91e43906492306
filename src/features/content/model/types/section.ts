import type { SearchDefinition } from '@/domain/registry';
import { type Section, sectionType } from '@/domain/entries';
import { type ContentTypeConfig, imageField, orderFields, titleField } from '../contentTypeConfig';
import { strings } from '../strings';

const { fields } = strings;

const search: SearchDefinition<Section> = {
  key: 'sections',
  searchable: ({ title, description, buttonText }) => ({ title, texts: [description, buttonText] }),
};

const sectionConfig: ContentTypeConfig = {
  type: sectionType,
  path: 'sections',
  sidebar: 'belowMenus',
  stored: strings.sections.stored,
  words: strings.sections.words,
  columns: [
    { field: 'order', label: fields.order, show: 'order' },
    { field: 'title', label: fields.title, show: 'title' },
    { field: 'published', label: fields.status, show: 'status' },
  ],
  fields: [
    titleField,
    { control: 'richText', name: 'description', label: fields.description, toolbar: 'section' },
    imageField,
    {
      control: 'text',
      name: 'buttonText',
      label: fields.buttonText,
      maxLength: 100,
      hint: fields.buttonTextHint,
      isHalf: true,
    },
    {
      control: 'link',
      name: 'buttonLink',
      label: fields.buttonLink,
      placeholder: '/visa-types',
      hint: fields.buttonLinkHint,
      isHalf: true,
    },
    {
      control: 'choice',
      name: 'imagePosition',
      label: fields.imagePosition,
      options: [
        { value: 'left', label: fields.left },
        { value: 'right', label: fields.right },
      ],
      isHalf: true,
    },
    ...orderFields,
  ],
  listed: 'inOrder',
  search,
};

export default sectionConfig;
