import type * as v from 'valibot';
import type { Part } from '../backup/differences';

/** The texts of a form by the names of its fields. */
export type FormTexts = Record<string, string>;

/** A form half filled in, and the value as it was when editing began. */
export interface ValueDraft<Value, Form> {
  readonly values: Form;
  readonly base: Value;
}

/** One value that is edited as a whole in a form of texts. */
export interface ValueForm<Value, Form extends FormTexts> {
  /** In the middle of a sentence, and the kind of its drafts: `settings`, `profile`. */
  readonly what: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly draftSchema: v.GenericSchema<unknown, ValueDraft<Value, Form>>;
  readonly formOf: (value: Value) => Form;
  /** The value that a form stands for; what it does not show stays as in `ground`. */
  readonly valueOf: (form: Form, ground: Value) => Value;
  /** What two versions are compared by, and how they are shown. */
  readonly parts: readonly Part[];
  /** The field that is kept in no draft. */
  readonly secret?: keyof Form & string;
}

/** The fields in which a form differs from what editing began with. */
export function changedFields<Form extends FormTexts>(form: Form, base: Form): string[] {
  return Object.keys(form).filter((name) => form[name] !== base[name]);
}

/** A form whose secret, if it has one, is that of another; without another it is blank. */
export function withSecretOf<Value, Form extends FormTexts>(
  { secret }: ValueForm<Value, Form>,
  form: Form,
  other?: Form,
): Form {
  return secret === undefined ? form : { ...form, [secret]: other?.[secret] ?? '' };
}
