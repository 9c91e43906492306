import * as v from 'valibot';
import { MIN_PASSWORD_LENGTH } from '@/config';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import { type AdminUser, adminUserSchema } from './session';
import { typedText, typedValue } from '@/lib/text/typed';
import { lengthProblem } from '@/lib/text/numbers';
import { profileStrings } from './strings';

const words = profileStrings.password;

/** The form of SPEC section 2: the current password, the new one, and the new one again. */
export interface PasswordChange {
  current: string;
  next: string;
  confirm: string;
}

export interface PasswordProblem {
  field: keyof PasswordChange;
  text: string;
}

/** The password was not changed; its reason. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused';
  readonly refusal: PasswordProblem;

  constructor(refusal: PasswordProblem) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

const FIELDS = ['current', 'next', 'confirm'] as const;

/**
 * The first failed check of a password change (SPEC section 5), or undefined. Without
 * `isCurrentCorrect` the current password is not checked yet.
 */
export function checkPasswordChange(
  form: PasswordChange,
  isCurrentCorrect?: boolean,
): PasswordProblem | undefined {
  const empty = FIELDS.find((field) => form[field] === '');
  if (empty) return { field: empty, text: words.empty };
  if (isCurrentCorrect === undefined) return undefined;
  if (!isCurrentCorrect) return { field: 'current', text: words.wrong };
  if (form.next !== form.confirm) return { field: 'confirm', text: words.different };
  if (Array.from(form.next).length < MIN_PASSWORD_LENGTH)
    return { field: 'next', text: words.tooShort(MIN_PASSWORD_LENGTH) };
  return undefined;
}

const profileTextsSchema = v.object(v.entriesFromList(['username', 'email', 'phone'], v.string()));
export type ProfileTexts = v.InferOutput<typeof profileTextsSchema>;

/** The form of the administrator's profile (SPEC section 2). */
export const profileForm: FormDefinition<AdminUser, ProfileTexts> = {
  kind: 'profile',
  draftSchema: v.object({ values: profileTextsSchema, base: adminUserSchema }),
  valuesOf: ({ username, email, phone }) => ({ username, email, phone }),
  storedOf: ({ username, email, phone }, base) => ({
    ...base,
    username: typedText(username),
    email: typedValue(email),
    phone: typedValue(phone),
  }),
  readTheirs: (current) => v.parse(adminUserSchema, current),
  compared: (['username', 'email', 'phone'] as const).map((name) => ({
    name,
    label: profileStrings.labels[name],
  })),
};

const MAX_USERNAME_LENGTH = 100;

/** Why a username cannot be saved (SPEC section 5 requires nothing more). */
export function usernameError(username: string): string | undefined {
  const name = typedText(username);
  return name === '' ? profileStrings.noUsername : lengthProblem(name, MAX_USERNAME_LENGTH);
}
