import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Passwords } from './accounts/passwords';
import type { CatalogueCache } from './catalogue/catalogue-cache';
import type { CatalogueFeed } from './catalogue/catalogue-news';
import type { ApiConfig } from './config';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import type { Metrics } from './metrics/metrics';
import type { Payments } from './payments/open-payments';

/** Fastify with request and answer types taken from the route's schemas. */
export type ShopApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the routes work with; one set a process. */
export interface ApiDeps {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly catalogue: CatalogueCache;
  readonly passwords: Passwords;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** Undefined while nobody listens. */
  readonly metrics?: Metrics;
  /** False before the tables are up to date and once the process is going down. */
  readonly isReady: () => boolean;
  /** Told of what changes the public answers. */
  readonly feed?: CatalogueFeed;
}
