import { dayInIndia } from '@shop/config/dates';
import { notDelivered, pinMessage, readPin } from '@shop/config/delivery';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { currentVersion, findRule } from './repository';
import type { PinCheck } from './schemas';

const DAY_MS = 24 * 60 * 60_000;

const refuse = (status: number, message: string) =>
  new ApiError(status, message, { extra: { field: 'pinCode' } });

/** The date in India `days` after `now`. India has no daylight saving time. */
const dayAfter = (now: Date, days: number) => dayInIndia(now.getTime() + days * DAY_MS);

/**
 * Whether and when the shop delivers to a PIN code; null if the shop has no PIN rules. Throws an ApiError 400 for a text
 * that is not a PIN code.
 */
export async function checkPin(
  db: Executor,
  text: string,
  now: Date,
): Promise<Static<typeof PinCheck> | null> {
  const pin = readPin(text);
  if (pin === null) throw refuse(400, pinMessage);
  const version = await currentVersion(db);
  if (version === null) return null;
  const rule = await findRule(db, version, pin);
  const place = rule && {
    zone: rule.zone,
    ...(rule.city !== '' && { city: rule.city }),
    ...(rule.state !== '' && { state: rule.state }),
  };
  if (!rule?.serviceable || rule.min_days === null || rule.max_days === null) {
    return { pinCode: String(pin), serviceable: false, ...place };
  }
  const [earliest, latest] = [rule.min_days, rule.max_days].map((days) => dayAfter(now, days));
  return { pinCode: String(pin), serviceable: true, ...place, earliest, latest, cod: rule.cod };
}

/** Throws an ApiError 422 if the shop has PIN rules and does not deliver to the PIN code of an address. */
export async function assertDeliverable(db: Executor, pinCode: string): Promise<void> {
  const version = await currentVersion(db);
  if (version === null) return;
  const pin = readPin(pinCode);
  if (pin === null) throw refuse(422, pinMessage);
  const rule = await findRule(db, version, pin);
  if (!rule?.serviceable) throw refuse(422, notDelivered(pin));
}

/** Whether cash on delivery is available for the PIN code; always true in a shop without PIN rules. */
export async function takesCash(db: Executor, pinCode: string): Promise<boolean> {
  const version = await currentVersion(db);
  if (version === null) return true;
  const pin = readPin(pinCode);
  const rule = pin === null ? undefined : await findRule(db, version, pin);
  return rule?.cod === true;
}
