import * as v from 'valibot';
import { passwordVerifierSchema } from '@/lib/crypto/passwordVerifier';
import account from './account.json';

const accountSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  password: passwordVerifierSchema,
});

/** The one fixed pair of SPEC section 6, the password as a verifier. `npm run account` changes it. */
export const builtInAccount = v.parse(accountSchema, account);
