import { visaCards } from '../visaCard';
import { orderFields } from './orderFields';
import type { EditedType } from './editedType';
import { IMAGE_EXAMPLE } from './imageExample';

export const editedVisaCards: EditedType = {
  type: visaCards,
  path: 'visa-cards',
  sidebar: 'belowMenus',
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
    { control: 'text', name: 'title', label: 'Title', required: 'Enter a title.', isHalf: true },
    {
      control: 'text',
      name: 'duration',
      label: 'Duration',
      placeholder: '30 Days',
      required: 'Enter a duration.',
      isHalf: true,
    },
    {
      control: 'text',
      name: 'price',
      label: 'Price',
      placeholder: '$99',
      required: 'Enter a price.',
      isHalf: true,
    },
    {
      control: 'text',
      name: 'processing',
      label: 'Processing',
      placeholder: '24-48 Hours',
      required: 'Enter a processing time.',
      isHalf: true,
    },
    {
      control: 'image',
      name: 'imageUrl',
      label: 'Image URL',
      placeholder: IMAGE_EXAMPLE,
    },
    { control: 'rows', name: 'features', label: 'Features', rowLabel: 'Feature', isHalf: true },
    {
      control: 'rows',
      name: 'requirements',
      label: 'Requirements',
      rowLabel: 'Requirement',
      isHalf: true,
    },
    ...orderFields,
  ],
  listed: 'inOrder',
};
