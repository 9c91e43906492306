import type { Notice } from '@/ui/overlays/toast';
import { encodedPart } from '@/lib/text/typed';
import type { AnyContentType, AnySearchDefinition } from '@/domain/registry';
import { type WordField, isWord } from '@/domain/translations';
import type { Settings } from '@/domain/settings';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from './strings';

interface FieldOf<Control extends string> {
  readonly control: Control;
  /** The edited field of the entry. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** The message if it is empty; without one the field is optional. */
  readonly required?: string;
  /** In characters; a longer stored value stays until it is edited. */
  readonly maxLength?: number;
  /** Returns a warning about a stored entry or typed values, given the settings. */
  readonly advice?: (
    values: Readonly<Record<string, unknown>>,
    settings: Settings,
  ) => string | undefined;
  /** Whether two such fields share a row on wide screens. */
  readonly isHalf?: boolean;
  /** The field whose text this one holds in Arabic. */
  readonly arabicOf?: WordField;
}

/** A slug derived from the title, which can be edited (SPEC section 5). */
export interface SlugField extends FieldOf<'slug'> {
  /** The field it is derived from. */
  readonly from: string;
  /** The URL before the slug: `/` or `/blog/`. */
  readonly base: string;
  /** Slugs of the site's own routes. */
  readonly reserved: ReadonlySet<string>;
}
export interface RichTextField extends FieldOf<'richText'> {
  readonly toolbar: 'page' | 'post' | 'section';
}
export interface ChoiceField extends FieldOf<'choice'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
/** A list of texts, edited in rows. */
export interface RowsField extends FieldOf<'rows'> {
  /** The label of a row: `Feature`. */
  readonly rowLabel: string;
}
/** A text that search engines truncate after `limit` characters. */
export interface MetaField extends FieldOf<'meta'> {
  readonly limit: number;
  readonly isLong?: boolean;
}

export type EditField =
  | FieldOf<'text' | 'image' | 'link' | 'suggestions' | 'integer' | 'switch'>
  | SlugField
  | RichTextField
  | ChoiceField
  | RowsField
  | MetaField;

export interface Column {
  readonly field: string;
  readonly label: string;
  readonly show: 'title' | 'text' | 'slug' | 'status' | 'order';
}

/** The texts of the screens of a type (SPEC sections 2 and 8). */
export interface EditingWords {
  /** Used in a sentence: `page`. */
  readonly one: string;
  /** Used in a sentence: `pages`. */
  readonly many: string;
  /** Label in the sidebar. */
  readonly nav: string;
  readonly documentTitle: string;
  readonly heading: string;
  readonly subtitle: string;
  readonly create: string;
  readonly edit: string;
  readonly listTitle: string;
  readonly listNote: string;
  readonly empty: string;
  readonly deletion: string;
  readonly saved: Notice;
  readonly deleted: Notice;
}

/** Names of stored content: `all` as a heading, `one` and `other` for use in a sentence. */
export interface StoredNames {
  readonly all: string;
  readonly one: string;
  readonly other: string;
}

/** Configures the generic screens for a content type. */
export interface ContentTypeConfig {
  readonly type: AnyContentType;
  /** Path segment after `/admin/dashboard/`. */
  readonly path: string;
  readonly sidebar: 'aboveMenus' | 'belowMenus';
  readonly stored: StoredNames;
  readonly words: EditingWords;
  readonly columns: readonly Column[];
  readonly fields: readonly EditField[];
  /** Initial order: as stored, by `order`, or newest first by `date`. */
  readonly listed: 'stored' | 'inOrder' | 'newestFirst';
  readonly search?: AnySearchDefinition;
  /** Further fields of a new entry. */
  created?(now: Date): Readonly<Record<string, unknown>>;
}

/** The fields of an entry's Arabic version: those with text, none of them required. */
export function arabicFields({ fields }: ContentTypeConfig): readonly EditField[] {
  return fields.flatMap(
    ({ placeholder: _placeholder, required: _required, advice: _advice, ...field }) =>
      isWord(field.name)
        ? [
            {
              ...field,
              name: `ar:${field.name}`,
              label: strings.arabic.field(field.label),
              arabicOf: field.name,
            },
          ]
        : [],
  );
}

/** All fields of the form of an entry. */
export function formFields(config: ContentTypeConfig): readonly EditField[] {
  return [...config.fields, ...arabicFields(config)];
}

export function isPublishedField({ control, name }: EditField): boolean {
  return control === 'switch' && name === 'published';
}

/** The URL of an entry's preview, or of its draft's. */
export function previewAddress({ path }: ContentTypeConfig, id: string, draftId?: string): string {
  const search = draftId === undefined ? '' : `?draft=${encodedPart(draftId)}`;
  return siteAddress(`/admin/preview/${path}/${encodedPart(id)}${search}`);
}

export function slugField({ fields }: ContentTypeConfig): SlugField | undefined {
  return fields.find((each) => each.control === 'slug');
}

const { fields } = strings;

export const titleField = {
  control: 'text',
  name: 'title',
  label: fields.title,
  required: fields.noTitle,
  maxLength: 200,
} as const satisfies EditField;

/** The slug field of a type with its own URLs, derived from the title. */
export function slugFieldOf(options: Pick<SlugField, 'base' | 'reserved' | 'required'>): SlugField {
  return {
    control: 'slug',
    name: 'slug',
    label: fields.slug,
    maxLength: 200,
    from: 'title',
    isHalf: true,
    ...options,
  };
}

export const imageField = {
  control: 'image',
  name: 'imageUrl',
  label: fields.image,
  placeholder: 'https://example.com/image.jpg',
} as const satisfies EditField;

/** Number of characters that search engines show. */
export const META_TITLE_LIMIT = 60;
export const META_DESCRIPTION_LIMIT = 160;

export const metaFields: readonly MetaField[] = [
  {
    control: 'meta',
    name: 'metaTitle',
    label: fields.metaTitle,
    hint: fields.metaTitleHint,
    limit: META_TITLE_LIMIT,
  },
  {
    control: 'meta',
    name: 'metaDescription',
    label: fields.metaDescription,
    hint: fields.metaDescriptionHint,
    limit: META_DESCRIPTION_LIMIT,
    isLong: true,
  },
];

/** The last fields of an ordered type (SPEC section 3). */
export const orderFields: readonly EditField[] = [
  {
    control: 'integer',
    name: 'order',
    label: fields.order,
    hint: fields.orderHint,
    isHalf: true,
  },
  { control: 'switch', name: 'published', label: fields.published },
];
