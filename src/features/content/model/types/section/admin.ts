import { sectionType } from '@/domain/section';
import { imageField, orderFields, titleField } from '@/features/content/model/commonFields';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';

const sectionConfig: ContentTypeConfig = {
  type: sectionType,
  path: 'sections',
  sidebar: 'belowMenus',
  stored: { all: 'Homepage sections', one: 'section', other: 'sections' },
  words: {
    one: 'section',
    many: 'sections',
    nav: 'Sections',
    documentTitle: 'Admin - Homepage Sections',
    heading: 'Homepage Sections',
    subtitle: 'Create, edit, and arrange the sections of your homepage.',
    create: 'Create New Section',
    edit: 'Edit Section',
    listTitle: 'All Sections',
    listNote: 'A list of all homepage sections.',
    empty: 'No sections found.',
    deletion: 'This will permanently delete the section.',
    saved: { title: 'Section saved.' },
    deleted: { title: 'Section deleted.' },
  },
  columns: [
    { field: 'order', label: 'Order', show: 'order' },
    { field: 'title', label: 'Title', show: 'title' },
    { field: 'published', label: 'Status', show: 'status' },
  ],
  fields: [
    titleField,
    { control: 'richText', name: 'description', label: 'Description', toolbar: 'section' },
    imageField,
    {
      control: 'text',
      name: 'buttonText',
      label: 'Button Text',
      maxLength: 100,
      hint: 'The button appears only with a text and a link.',
      isHalf: true,
    },
    {
      control: 'link',
      name: 'buttonLink',
      label: 'Button Link',
      placeholder: '/visa-types',
      hint: 'A page of this site, or a whole address.',
      isHalf: true,
    },
    {
      control: 'choice',
      name: 'imagePosition',
      label: 'Image Position',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'right', label: 'Right' },
      ],
      isHalf: true,
    },
    ...orderFields,
  ],
  listed: 'inOrder',
};

export default sectionConfig;
