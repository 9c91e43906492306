import * as v from 'valibot';
import { type AdminUser, adminUserSchema } from '@/content/session';

/** What the form demands (SPEC sections 2 and 5 ask for nothing more). */
export const profileFormSchema = v.object({
  username: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a username. It is what you sign in with.'),
  ),
  email: v.pipe(v.string(), v.trim()),
  phone: v.pipe(v.string(), v.trim()),
});

const draftSchema = v.object({
  ...adminUserSchema.entries,
  username: v.string(),
  /** Whether it differs from what is saved. */
  isEdited: v.boolean(),
});
export type ProfileDraft = AdminUser & { isEdited: boolean };

/** The draft of the profile: worth keeping while something is unsaved. */
export const PROFILE_DRAFT = {
  kind: 'profile',
  schema: draftSchema,
  isBlank: ({ isEdited }: ProfileDraft) => !isEdited,
};
