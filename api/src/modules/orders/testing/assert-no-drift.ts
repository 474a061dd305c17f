import type { Executor } from '../../../platform/db/schema';
import { auditOrders } from './audit-orders';

/** Throws when stock, orders, money and log of the database no longer fit together, with all that is wrong. */
export async function assertNoDrift(db: Executor): Promise<void> {
  const faults = await auditOrders(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
