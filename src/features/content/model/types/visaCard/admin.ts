import { visaCardType } from '@/domain/visaCard';
import { imageField, orderFields, titleField } from '@/features/content/model/commonFields';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { priceAdvice } from './priceAdvice';
import { strings } from '@/features/content/model/strings';

const { fields } = strings;

const visaCardConfig: ContentTypeConfig = {
  type: visaCardType,
  path: 'visa-cards',
  sidebar: 'belowMenus',
  stored: strings.visaCards.stored,
  words: strings.visaCards.words,
  columns: [
    { field: 'order', label: fields.order, show: 'order' },
    { field: 'title', label: fields.title, show: 'title' },
    { field: 'price', label: fields.price, show: 'text' },
    { field: 'published', label: fields.status, show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    {
      control: 'text',
      name: 'duration',
      label: fields.duration,
      maxLength: 100,
      placeholder: fields.durationExample,
      required: fields.noDuration,
      isHalf: true,
    },
    {
      control: 'text',
      name: 'price',
      label: fields.price,
      maxLength: 100,
      placeholder: '$99',
      required: fields.noPrice,
      advice: priceAdvice,
      isHalf: true,
    },
    {
      control: 'text',
      name: 'processing',
      label: fields.processing,
      maxLength: 100,
      placeholder: fields.processingExample,
      required: fields.noProcessing,
      isHalf: true,
    },
    imageField,
    {
      control: 'rows',
      name: 'features',
      label: fields.features,
      rowLabel: fields.feature,
      maxLength: 200,
      isHalf: true,
    },
    {
      control: 'rows',
      name: 'requirements',
      label: fields.requirements,
      rowLabel: fields.requirement,
      maxLength: 200,
      isHalf: true,
    },
    ...orderFields,
  ],
  listed: 'inOrder',
};

export default visaCardConfig;
