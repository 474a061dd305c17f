import type { ApiConfig } from './config';
import type { Passwords } from './modules/accounts/passwords';
import type { CatalogueCache } from './modules/catalog/catalogue-cache';
import type { CatalogueFeed } from './modules/catalog/catalogue-changes';
import type { Mailer } from './modules/mail/mailer';
import type { CourierService } from './open-couriers';
import type { Payments } from './open-payments';
import type { Database } from './platform/db/database';
import type { Metrics } from './platform/metrics/metrics';

/** Dependencies of the routes, created once per process. */
export interface ApiDeps {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly catalogue: CatalogueCache;
  readonly passwords: Passwords;
  readonly payments: Payments;
  /** Absent in a process that sends all parcels by hand. */
  readonly couriers?: CourierService;
  readonly mailer: Mailer;
  /** Undefined when metrics are not served. */
  readonly metrics?: Metrics;
  /** False before the database is migrated and during shutdown. */
  readonly isReady: () => boolean;
  /** Notified of changes to public responses. */
  readonly feed?: CatalogueFeed;
}
