import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import { findPerson } from './repository';
import type { PersonalDataHolder } from './ports';

export interface PeopleContext {
  readonly database: Database;
  readonly clock: Clock;
  /** All parts of the shop that store personal data, in the order of erasure. */
  readonly holders: readonly PersonalDataHolder[];
}

const notFound = () => new ApiError(404, 'Customer not found.');

/**
 * All data that the shop stores about a person, and a note about data that it does not store: one object with a part for each
 * holder. The export is logged. Throws an ApiError 404.
 */
export async function exportPerson(
  { database, clock, holders }: PeopleContext,
  publicId: string,
  actor: StaffActor,
): Promise<Readonly<Record<string, unknown>>> {
  return inTransaction(database, async (tx) => {
    const person = await findPerson(tx, publicId);
    if (!person) throw notFound();
    const now = clock.now();
    const parts: Record<string, unknown> = {};
    for (const holder of holders) parts[holder.name] = await holder.export(tx, person);
    await actor.log(tx, 'person-exported', { orders: person.orders.length }, now);
    return {
      exportedAt: now.toISOString(),
      email: person.email,
      ...parts,
      notStored:
        'Carts and wishlists of guests are stored only in the browser; card and bank details only at the payment provider.',
    };
  });
}

/**
 * Erases a person in one transaction from all parts of the shop. Data of orders that accounting needs stays, without a name. The
 * log has the reason and the counts, never the identity. Throws an ApiError 404, 400 when the email address is not theirs, and 409
 * with the reasons while something is in progress.
 */
export async function erasePerson(
  { database, clock, holders }: PeopleContext,
  publicId: string,
  asked: { readonly reason: string; readonly email: string },
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const person = await findPerson(tx, publicId);
    if (!person) throw notFound();
    if (asked.email.trim().toLowerCase() !== person.email)
      throw new ApiError(400, 'That is not the email address of this customer.');
    const now = clock.now();
    const obstacles: string[] = [];
    for (const holder of holders) obstacles.push(...((await holder.obstacles?.(tx, person, now)) ?? []));
    if (obstacles.length > 0) throw new ApiError(409, `Not yet. ${obstacles.join(' ')}`);
    // Permits erasing texts from append-only tables until this transaction ends.
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    const counts: Record<string, number> = {};
    for (const holder of holders) counts[holder.name] = await holder.erase(tx, person, now);
    await actor.log(tx, 'person-erased', { reason: asked.reason, ...counts }, now);
  });
}
