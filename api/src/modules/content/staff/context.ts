import type { Database } from '../../../platform/db/database';
import type { Clock } from '../../../platform/jobs/clock';

/** What the keepers' side of the content depends on. */
export interface ContentContext {
  readonly database: Database;
  readonly clock: Clock;
}
