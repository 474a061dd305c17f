import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { cleanText } from '../../platform/http/clean-text';
import { takeAttempt } from '../../platform/rate-limits/rate-limit';
import { accountLimits } from './account-limits';
import type { ProfileRequest, SavedProfile } from './schemas';
import { updateDetails } from './user-repository';

type Details = Static<typeof ProfileRequest>;

const needed = (message: string, field: keyof Details) => new ApiError(422, message, { extra: { field } });
const unknown = () => new ApiError(401, 'Please sign in to change your profile.');

/**
 * Stores the name and the phone number of the signed-in user, and returns the details as they are stored. Throws a 401 without a
 * session, a 422 with the `field` that has nothing to read in it, and a 429 after many changes of one account.
 */
export async function changeOwnDetails(
  { db }: Pick<Database, 'db'>,
  form: Details,
  { shopSession }: Pick<FastifyRequest, 'shopSession'>,
): Promise<Static<typeof SavedProfile>['data']> {
  const userId = shopSession?.userId;
  if (!userId) throw unknown();
  const details = { name: cleanText(form.name), phoneNumber: cleanText(form.phoneNumber) };
  if (details.name === '') throw needed('Name is required', 'name');
  if (details.phoneNumber === '') throw needed('Phone is required', 'phoneNumber');
  await takeAttempt(db, accountLimits.detailsByAccount, String(userId), new Date());
  const user = await updateDetails(db, userId, details);
  if (!user) throw unknown();
  return { name: user.name, email: user.email, phoneNumber: user.phone_number };
}
