import * as v from 'valibot';
import { passwordVerifierSchema } from '@/lib/crypto/passwordVerifier';
import account from './account.json';

const accountSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  password: passwordVerifierSchema,
});

/** The built-in login of SPEC section 6, with a password verifier. `npm run account` changes it. */
export const builtInAccount = v.parse(accountSchema, account);
