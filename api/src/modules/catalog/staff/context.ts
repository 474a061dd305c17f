import type { Database } from '../../../platform/db/database';
import type { Clock } from '../../../platform/jobs/clock';

/** What the keepers' side of the catalogue depends on. */
export interface ProductContext {
  readonly database: Database;
  readonly clock: Clock;
}
