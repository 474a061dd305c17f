import { isUniqueViolation } from '../db/database-error';
import type { Executor } from '../db/schema';
import { ApiError } from '../http/api-error';
import { cleanText } from '../http/clean-text';
import { bucketKey, rateLimits, takeAttempt } from '../http/rate-limit';
import { emptyBucket } from '../repositories/rate-buckets';
import { createUser, emailKey, findUserByEmail } from '../repositories/users';
import { checkNewPassword } from './password-rules';
import type { Passwords } from './passwords';

interface Signup {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

/** Adds an account. Throws a 409 when the e-mail has one already, and a 422 for a password that anybody could guess. */
export async function signUp(
  db: Executor,
  passwords: Passwords,
  form: Signup,
  address: string,
): Promise<void> {
  checkNewPassword(form.password);
  await takeAttempt(db, rateLimits.signupByAddress, address);
  const passwordHash = await passwords.hash(form.password);
  try {
    await createUser(db, {
      name: cleanText(form.name),
      email: cleanText(form.email),
      phoneNumber: cleanText(form.phoneNumber),
      passwordHash,
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'app_user_email_key_unique')) throw error;
    throw new ApiError(409, 'An account with this email already exists.');
  }
}

/**
 * The id of the user whom e-mail and password name. Throws one and the same 401 for a wrong password and an unknown
 * e-mail, and a 429 after too many attempts on an account or from an address.
 */
export async function signIn(
  db: Executor,
  passwords: Passwords,
  form: Pick<Signup, 'email' | 'password'>,
  address: string,
): Promise<number> {
  const email = cleanText(form.email);
  await takeAttempt(db, rateLimits.signinByAddress, address);
  await takeAttempt(db, rateLimits.signinByAccount, emailKey(email));
  const user = await findUserByEmail(db, email);
  const matched = await passwords.matches(user?.password_hash, form.password);
  if (!user || !matched) throw new ApiError(401, 'Email or password is not correct.');
  await emptyBucket(db, bucketKey(rateLimits.signinByAccount, emailKey(email)));
  return user.id;
}
