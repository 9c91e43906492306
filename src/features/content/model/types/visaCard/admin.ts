import { visaCardType } from '@/domain/visaCard';
import { imageField, orderFields, titleField } from '@/features/content/model/commonFields';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';

const visaCardConfig: ContentTypeConfig = {
  type: visaCardType,
  path: 'visa-cards',
  sidebar: 'belowMenus',
  stored: { all: 'Visa cards', one: 'visa card', other: 'visa cards' },
  words: {
    one: 'visa card',
    many: 'visa cards',
    nav: 'Visa Cards',
    documentTitle: 'Admin - Visa Cards',
    heading: 'Visa Cards',
    subtitle: 'Create, edit, and arrange the visas that you offer.',
    create: 'Create New Visa Card',
    edit: 'Edit Visa Card',
    listTitle: 'All Visa Cards',
    listNote: 'A list of all visa cards.',
    empty: 'No visa cards found.',
    deletion: 'This action cannot be undone. This will permanently delete the visa card.',
    saved: { title: 'Visa card saved successfully.' },
    deleted: { title: 'Visa card deleted successfully.' },
  },
  columns: [
    { field: 'order', label: 'Order', show: 'order' },
    { field: 'title', label: 'Title', show: 'title' },
    { field: 'price', label: 'Price', show: 'text' },
    { field: 'published', label: 'Status', show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    {
      control: 'text',
      name: 'duration',
      label: 'Duration',
      maxLength: 100,
      placeholder: '30 Days',
      required: 'Enter a duration.',
      isHalf: true,
    },
    {
      control: 'text',
      name: 'price',
      label: 'Price',
      maxLength: 100,
      placeholder: '$99',
      required: 'Enter a price.',
      isHalf: true,
    },
    {
      control: 'text',
      name: 'processing',
      label: 'Processing',
      maxLength: 100,
      placeholder: '24-48 Hours',
      required: 'Enter a processing time.',
      isHalf: true,
    },
    imageField,
    {
      control: 'rows',
      name: 'features',
      label: 'Features',
      rowLabel: 'Feature',
      maxLength: 200,
      isHalf: true,
    },
    {
      control: 'rows',
      name: 'requirements',
      label: 'Requirements',
      rowLabel: 'Requirement',
      maxLength: 200,
      isHalf: true,
    },
    ...orderFields,
  ],
  listed: 'inOrder',
};

export default visaCardConfig;
