import { byteOrderMark, csvText } from '../../platform/csv/csv-text';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import type { StaffActor } from '../staff';
import type { PeopleContext } from './personal-data';
import { type CustomerFilter, findCustomers } from './repository';

/** Customers per batch; each batch reads the rows before it again. */
const BATCH = 5_000;

const header = ['name', 'email', 'phone', 'type', 'since'];

async function* rowsOf(db: Executor, filter: CustomerFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvText([header]);
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await findCustomers(db, filter, { offset, limit: BATCH }, 'oldest');
    if (rows.length === 0) return;
    yield csvText(
      rows.map(({ name, email, phone, kind, since }) => [
        name,
        email,
        phone,
        kind,
        { value: since.toISOString().slice(0, 10) },
      ]),
    );
  }
}

/**
 * The customers of a filter as a CSV file, oldest first. The log contains their number, but not the search, which may be a name.
 */
export async function exportCustomers(
  { database, clock }: Pick<PeopleContext, 'database' | 'clock'>,
  filter: CustomerFilter,
  actor: StaffActor,
): Promise<AsyncGenerator<string>> {
  await inTransaction(database, async (tx) => {
    const { count } = await findCustomers(tx, filter, { offset: 0, limit: 0 });
    const detail = { customers: count, ...(filter.kind && { kind: filter.kind }) };
    await actor.log(tx, 'customers-exported', detail, clock.now());
  });
  return rowsOf(database.db, filter);
}
