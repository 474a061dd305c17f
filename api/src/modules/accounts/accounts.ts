import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { cleanText, requireLine } from '../../platform/http/clean-text';
import { takeAttempt } from '../../platform/rate-limits/rate-limit';
import { accountLimits } from './account-limits';
import { checkNewPassword } from './password-rules';
import type { Passwords } from './passwords';
import { takeSignInTry, type Sender } from './sign-in-limits';
import { addUnlessDisclosed } from './sign-up-limit';
import { createUser, findUserByEmail, renewPasswordHash } from './user-repository';

interface Signup {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

/**
 * Adds an account. Throws a 422 for a password that is easy to guess, a 409 when the email has an account already,
 * and, after a few of those to one address, a 429 for each sign-up from there, whether its email has one or not.
 */
export async function signUp(
  database: Pick<Database, 'db' | 'transaction'>,
  passwords: Passwords,
  form: Signup,
  address: string,
  now: Date = new Date(),
): Promise<void> {
  const name = requireLine('name', form.name);
  const phoneNumber = requireLine('phoneNumber', form.phoneNumber);
  await checkNewPassword(form.password);
  await takeAttempt(database.db, accountLimits.signupBurst, address, now);
  await takeAttempt(database.db, accountLimits.signupByAddress, address, now);
  const passwordHash = await passwords.hash(form.password);
  const refusal = await database.transaction((tx) =>
    addUnlessDisclosed(tx, address, now, () =>
      createUser(tx, {
        name,
        email: cleanText(form.email),
        phoneNumber,
        passwordHash,
      }),
    ),
  );
  // Thrown only now: within, it would undo the counting.
  if (refusal) throw refusal;
}

/**
 * The id of the user whom email and password name. Throws one and the same 401 for a wrong password and an unknown
 * email, and a 429 while the sender has to wait after wrong ones.
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
  const matched = await passwords.matches(user?.password_hash, form.password, async (hash) => {
    if (user) await renewPasswordHash(db, user, hash);
  });
  if (!user || !matched) {
    await attempt.failed();
    throw new ApiError(401, 'Email or password is not correct.');
  }
  await attempt.succeeded();
  return user.id;
}
