import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database';
import type { Executor, Schema } from '../../../platform/db/schema';
import type { CourierSandboxTables } from './tables';

export type SandboxTransaction = Transaction<Schema & CourierSandboxTables>;

/** The shop's database with the tables of the sandbox courier. */
export interface CourierSandboxStore {
  readonly db: Kysely<Schema & CourierSandboxTables>;
  transaction<T>(work: (tx: SandboxTransaction) => Promise<T>): Promise<T>;
}

export const courierSandboxStore = (database: Database): CourierSandboxStore => ({
  db: database.db.withTables<CourierSandboxTables>(),
  transaction: (work) => database.transaction((tx) => work(tx.withTables<CourierSandboxTables>())),
});

/** The key of its webhooks, generated once for each database, so that it survives a restart and is not part of the code. */
export async function loadWebhookSecret({ db }: CourierSandboxStore): Promise<string> {
  await db
    .insertInto('sandbox_courier_account')
    .values({ webhook_secret: randomBytes(18).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { webhook_secret: secret } = await db
    .selectFrom('sandbox_courier_account')
    .select('webhook_secret')
    .executeTakeFirstOrThrow();
  return secret;
}

interface Recipient {
  readonly orders: readonly { readonly publicId: string }[];
}

/** The order of a shipment: its reference without the number of the parcel. */
const orderIdOf = sql<string>`regexp_replace(reference, '-[0-9]+$', '')`;

const idsOf = ({ orders }: Recipient) => orders.map(({ publicId }) => publicId);

/** The shipments of a person's orders. */
export async function exportSandboxShipments(db: Executor, person: Recipient) {
  if (person.orders.length === 0) return [];
  return db
    .withTables<CourierSandboxTables>()
    .selectFrom('sandbox_shipment')
    .select(['tracking_number', 'order_number', 'address', 'state'])
    .where(orderIdOf, 'in', idsOf(person))
    .execute();
}

/** Removes a person's address from their shipments. Returns the number of shipments. */
export async function eraseSandboxShipments(tx: Executor, person: Recipient): Promise<number> {
  if (person.orders.length === 0) return 0;
  const erased = await tx
    .withTables<CourierSandboxTables>()
    .updateTable('sandbox_shipment')
    .set({ address: 'null' })
    .where(orderIdOf, 'in', idsOf(person))
    .returning('id')
    .execute();
  return erased.length;
}
