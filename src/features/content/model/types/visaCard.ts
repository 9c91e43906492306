import type { SearchDefinition } from '@/domain/registry';
import { type VisaCard, visaCardType } from '@/domain/entries';
import { COMMA } from '@/lib/language';
import { feeOf, priceOf, matchingOption } from '@/domain/visaOptions';
import { strings } from '../strings';
import { toAsciiDigits } from '@/lib/text/typed';
import { type ContentTypeConfig, imageField, orderFields, titleField } from '../contentTypeConfig';

/** The dirham is pegged to the dollar at this rate. */
const DIRHAMS_PER_DOLLAR = 3.6725;
/** Relative tolerance: the demo's prices in dollars are up to 9 % off. */
const TOLERANCE = 0.1;

/** The number in a price: `AED 1,400` is 1400. */
function amountOf(price: string): number {
  const [digits = ''] = /\d[\d,٬]*(?:[.٫]\d+)?/.exec(price) ?? [];
  return Number(digits.replace(/[,٬]/g, '').replace('٫', '.') || Number.NaN);
}

/** Returns a warning if a card's price, in dirhams or dollars, differs from its visa's fee. */
export function priceAdvice(
  values: Readonly<Record<string, unknown>>,
  settings: unknown,
): string | undefined {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const card = { title: text('title'), duration: text('duration') };
  const visaType = matchingOption(card)?.id ?? '';
  const [fee, paid] = [feeOf(settings, visaType), priceOf(settings, { visaType })];
  const price = toAsciiDigits(text('price').normalize('NFKC'));
  const amount = amountOf(price);
  const isOther = /[€£¥₹]|EUR|GBP|INR/i.test(price);
  if (fee === undefined || paid === undefined || Number.isNaN(amount) || isOther) return undefined;
  const isInDollars = /[$]|USD/i.test(price);
  const fits = isInDollars
    ? Math.abs(fee / DIRHAMS_PER_DOLLAR - amount) <= amount * TOLERANCE
    : fee === amount;
  return fits ? undefined : strings.visaCards.otherFee(paid);
}

const { fields } = strings;

const search: SearchDefinition<VisaCard> = {
  key: 'visaCards',
  searchable: ({ title, price, duration, processing, features, requirements }) => ({
    title,
    texts: [[price, duration, processing].join(COMMA), ...features, ...requirements],
  }),
  publicPath: ({ published }) => (published ? '/visa-types' : undefined),
};

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
  search,
};

export default visaCardConfig;
