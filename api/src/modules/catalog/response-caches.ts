import type { TypedApp } from '@shop/server-kit';
import { unnotifiedCacheMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Listening } from '../../platform/db/sql-source';
import type { Clock } from '../../platform/jobs/clock';
import { createResponseCache, type ResponseCache } from '../../platform/http/response-cache';
import type { CatalogueCache } from './catalogue-cache';
import { followCatalogue, type CatalogueChange, type CatalogueFeed } from './catalogue-changes';
import { watchPriceChanges } from './price-changes';

const MEGABYTE = 1024 * 1024;

export interface ResponseCaches {
  /** Responses that contain stock: dropped with every change of stock too. */
  readonly withStock: ResponseCache;
  readonly others: ResponseCache;
}

export interface CacheDeps {
  readonly database: Pick<Database, 'db' | 'listen' | 'reads'>;
  readonly catalogue: Pick<CatalogueCache, 'drop'>;
  /** Maximum age of a cached response, even without a change notification. */
  readonly cacheSeconds: number;
  readonly feed?: CatalogueFeed;
  /** Decides when discounts begin and end. */
  readonly clock: Clock;
}

/**
 * Creates the caches of public responses, which are subscribed to changes from when the app is ready until it closes.
 * The start or end of a discount is a catalogue change that each process detects with its clock.
 */
export function useResponseCaches(
  app: TypedApp,
  { database, catalogue, cacheSeconds, feed, clock }: CacheDeps,
): ResponseCaches {
  let listening: Listening | undefined;
  const longest = cacheSeconds * 1000;
  const maxAgeMs = () => (listening?.isLive() ? longest : Math.min(longest, unnotifiedCacheMs));
  const withStock = createResponseCache({ maxAgeMs, maxBytes: 96 * MEGABYTE });
  const others = createResponseCache({ maxAgeMs, maxBytes: 32 * MEGABYTE });

  const drop = (change: CatalogueChange) => {
    withStock.drop();
    if (change !== 'stock') {
      others.drop();
      catalogue.drop();
    }
    feed?.publish(change);
  };
  const prices = watchPriceChanges(database.reads.db, clock, () => drop('catalogue'));

  // Comes before the hook that sends cached responses.
  app.addHook('onRequest', (_request, _reply, done) => {
    prices.next();
    done();
  });
  app.addHook('onReady', async () => {
    listening = await followCatalogue(database, (change) => {
      // Comes first, so that later reads include this change.
      database.reads.catchUp();
      drop(change);
      if (change !== 'stock') void prices.refresh();
    });
    feed?.connect({ isLive: listening.isLive, caughtUp: listening.caughtUp, nextPriceChange: prices.next });
    await prices.refresh();
  });
  app.addHook('onClose', async () => {
    prices.stop();
    await listening?.stop();
  });
  return { withStock, others };
}
