import * as v from 'valibot';
import { type AdminUser, adminUserSchema } from './session';
import type { ValueForm } from './valueForm';

const LABELS = { username: 'Username', email: 'Email', phone: 'Phone' } as const;
const profileTextsSchema = v.object(v.entriesFromList(['username', 'email', 'phone'], v.string()));
export type ProfileTexts = v.InferOutput<typeof profileTextsSchema>;

/** How the administrator's profile is edited (SPEC section 2). */
export const profileForm: ValueForm<AdminUser, ProfileTexts> = {
  what: 'profile',
  schema: adminUserSchema,
  draftSchema: v.object({ values: profileTextsSchema, base: adminUserSchema }),
  formOf: ({ username, email, phone }) => ({ username, email, phone }),
  valueOf: ({ username, email, phone }, ground) => ({
    ...ground,
    username: username.trim(),
    email: email.trim(),
    phone: phone.trim(),
  }),
  parts: (['username', 'email', 'phone'] as const).map((name) => ({
    name,
    label: LABELS[name],
  })),
};

/** Why a profile cannot be saved: the username is the login's (SPEC section 5 asks nothing more). */
export function usernameError({ username }: ProfileTexts): string | undefined {
  return username.trim() === '' ? 'Enter a username. It is what you sign in with.' : undefined;
}
