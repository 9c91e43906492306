import type { EditField } from './contentTypeConfig';

/** The last fields of a type whose entries stand in an order of their own (SPEC section 3). */
export const orderFields: readonly EditField[] = [
  {
    control: 'integer',
    name: 'order',
    label: 'Order',
    hint: 'Lower numbers come first.',
    isHalf: true,
  },
  { control: 'switch', name: 'published', label: 'Published' },
];
