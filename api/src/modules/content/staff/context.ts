import type { Database } from '../../../platform/db/database';
import type { Executor } from '../../../platform/db/schema';
import type { Clock } from '../../../platform/jobs/clock';

/** What the keepers' side of the content depends on. */
export interface ContentContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}
