import type { Notice } from '@/lib/notice';
import type { AnyContentType } from '../types/registry';

interface FieldOf<Control extends string> {
  readonly control: Control;
  /** The entry's field that it edits. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** What to say where it is left empty; without it, it may be. */
  readonly required?: string;
  /** In characters; what is stored and longer stays until it is edited. */
  readonly maxLength?: number;
  /** Whether two such fields are side by side where there is room. */
  readonly isHalf?: boolean;
}

/** An address made of the title; it can be edited by hand (SPEC section 5). */
export interface SlugField extends FieldOf<'slug'> {
  /** The field that it follows. */
  readonly from: string;
  /** What comes before it in the address: `/` or `/blog/`. */
  readonly base: string;
  /** Slugs that the site itself answers. */
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
  /** What one row is called: `Feature`. */
  readonly rowLabel: string;
}
/** What a search engine shows; the rest of it is cut off past the limit. */
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

/** What an administrator reads around entries of a type (SPEC sections 2 and 8). */
export interface EditingWords {
  /** In the middle of a sentence: `page`. */
  readonly one: string;
  /** In the middle of a sentence: `pages`. */
  readonly many: string;
  /** In the sidebar. */
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

/** What is stored, for people: all of it as a heading, one and several in the middle of a sentence. */
export interface StoredNames {
  readonly all: string;
  readonly one: string;
  readonly other: string;
}

/** How entries of a content type are listed and edited: what the generic screen reads. */
export interface ContentTypeConfig {
  readonly type: AnyContentType;
  /** Its address below `/admin/dashboard/`. */
  readonly path: string;
  readonly sidebar: 'aboveMenus' | 'belowMenus';
  readonly stored: StoredNames;
  readonly words: EditingWords;
  readonly columns: readonly Column[];
  readonly fields: readonly EditField[];
  /** The order of the list at first: as stored, by `order`, or newest first by `date`. */
  readonly listed: 'stored' | 'inOrder' | 'newestFirst';
  /** What a new entry gets besides what was typed. */
  created?(now: Date): Readonly<Record<string, unknown>>;
}

/** Whether a field says if visitors see the entry. */
export function isPublishedField({ control, name }: EditField): boolean {
  return control === 'switch' && name === 'published';
}

/** Where an entry is seen as visitors would see it; with a draft as it was last typed. */
export function previewAddress({ path }: ContentTypeConfig, id: string, draft?: string): string {
  const search = draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
  return `/admin/preview/${path}/${encodeURIComponent(id)}${search}`;
}

export function slugField({ fields }: ContentTypeConfig): SlugField | undefined {
  return fields.find((each) => each.control === 'slug');
}
