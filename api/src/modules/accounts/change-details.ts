import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { requireLine } from '../../platform/http/clean-text';
import { takeAttempt } from '../../platform/rate-limits/rate-limit';
import { accountLimits } from './account-limits';
import type { ProfileRequest, SavedProfile } from './schemas';
import { updateDetails } from './user-repository';

type Details = Static<typeof ProfileRequest>;

const unknown = () => new ApiError(401, 'Please sign in to change your profile.');

/**
 * Stores the name and the phone number of the signed-in user, and returns the details as they are stored. Throws a 401 without a
 * session, a 400 with the `field` in which nothing can be read, and a 429 after many changes of one account.
 */
export async function changeOwnDetails(
  { db }: Pick<Database, 'db'>,
  form: Details,
  { shopSession }: Pick<FastifyRequest, 'shopSession'>,
): Promise<Static<typeof SavedProfile>['data']> {
  const userId = shopSession?.userId;
  if (!userId) throw unknown();
  const details = {
    name: requireLine('name', form.name),
    phoneNumber: requireLine('phoneNumber', form.phoneNumber),
  };
  await takeAttempt(db, accountLimits.detailsByAccount, String(userId), new Date());
  const user = await updateDetails(db, userId, details);
  if (!user) throw unknown();
  return { name: user.name, email: user.email, phoneNumber: user.phone_number };
}
