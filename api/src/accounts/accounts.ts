import type { Database } from '../db/database';
import type { Executor } from '../db/schema';
import { ApiError } from '../http/api-error';
import { cleanText } from '../http/clean-text';
import { rateLimits, takeAttempt } from '../http/rate-limit';
import { createUser, findUserByEmail } from '../repositories/users';
import { checkNewPassword } from './password-rules';
import type { Passwords } from './passwords';
import { takeSignInTry, type Sender } from './sign-in-limits';
import { addUntilTold } from './sign-up-limit';

interface Signup {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

/**
 * Adds an account. Throws a 422 for a password that anybody could guess, a 409 when the e-mail has an account already,
 * and, once that was said a few times to the address, a 429 to each sign-up from there, whether its e-mail has one or not.
 */
export async function signUp(
  database: Pick<Database, 'db' | 'transaction'>,
  passwords: Passwords,
  form: Signup,
  address: string,
  now: Date = new Date(),
): Promise<void> {
  checkNewPassword(form.password);
  await takeAttempt(database.db, rateLimits.signupByAddress, address, now);
  const passwordHash = await passwords.hash(form.password);
  const refusal = await database.transaction((tx) =>
    addUntilTold(tx, address, now, () =>
      createUser(tx, {
        name: cleanText(form.name),
        email: cleanText(form.email),
        phoneNumber: cleanText(form.phoneNumber),
        passwordHash,
      }),
    ),
  );
  // Thrown only now: within, it would undo the counting.
  if (refusal) throw refusal;
}

/**
 * The id of the user whom e-mail and password name. Throws one and the same 401 for a wrong password and an unknown
 * e-mail, and a 429 while the sender has to wait after wrong ones.
 */
export async function signIn(
  db: Executor,
  passwords: Passwords,
  form: Pick<Signup, 'email' | 'password'>,
  sender: Sender,
  now: Date = new Date(),
): Promise<number> {
  const email = cleanText(form.email);
  const attempt = await takeSignInTry(db, email, sender, now);
  const user = await findUserByEmail(db, email);
  const matched = await passwords.matches(user?.password_hash, form.password);
  if (!user || !matched) {
    await attempt.failed();
    throw new ApiError(401, 'Email or password is not correct.');
  }
  await attempt.succeeded();
  return user.id;
}
