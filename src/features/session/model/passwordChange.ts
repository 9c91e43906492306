import { MIN_PASSWORD_LENGTH } from '@/config';

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
  if (empty) return { field: empty, text: 'Please fill in all password fields.' };
  if (isCurrentCorrect === undefined) return undefined;
  if (!isCurrentCorrect) return { field: 'current', text: 'Current password is incorrect.' };
  if (form.next !== form.confirm) return { field: 'confirm', text: 'New passwords do not match.' };
  if (Array.from(form.next).length < MIN_PASSWORD_LENGTH)
    return {
      field: 'next',
      text: `New password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
    };
  return undefined;
}
