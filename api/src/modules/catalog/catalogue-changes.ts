import type { Database } from '../../platform/db/database';
import type { Listening } from '../../platform/db/sql-source';

/** `stock` is what orders change all day, `catalogue` everything else that public responses are made of. */
export type CatalogueChange = 'stock' | 'catalogue';

/** Passes changes on inside this process, to whoever caches what is made of the catalogue. */
export interface CatalogueFeed {
  /** Until the returned function is called. */
  subscribe(listener: (change: CatalogueChange) => void): () => void;
  /** False while changes may be missed. */
  isLive(): boolean;
  publish(change: CatalogueChange): void;
  /** Says where changes come from. */
  connect(listening: Pick<Listening, 'isLive'>): void;
}

export function createCatalogueFeed(): CatalogueFeed {
  const listeners = new Set<(change: CatalogueChange) => void>();
  let source: Pick<Listening, 'isLive'> | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLive: () => source?.isLive() ?? false,
    publish: (change) => listeners.forEach((listener) => listener(change)),
    connect: (listening) => void (source = listening),
  };
}

/** At most so often is a change of stock acted on, in milliseconds: in a rush every order changes some. */
const STOCK_PAUSE_MS = 250;

/** Passes on what the database's triggers notify: each change of the catalogue, and the stock's at intervals. */
export async function followCatalogue(
  database: Pick<Database, 'listen'>,
  notify: (change: CatalogueChange) => void,
): Promise<Listening> {
  let pause: NodeJS.Timeout | undefined;
  let changed = false;
  const notifyStock = () => {
    if (pause) {
      changed = true;
      return;
    }
    notify('stock');
    pause = setTimeout(() => {
      pause = undefined;
      if (!changed) return;
      changed = false;
      notifyStock();
    }, STOCK_PAUSE_MS);
    pause.unref();
  };
  const listening = await database.listen('catalogue', (payload) => {
    if (payload === 'stock') notifyStock();
    else notify('catalogue');
  });
  return {
    isLive: listening.isLive,
    async stop() {
      clearTimeout(pause);
      await listening.stop();
    },
  };
}
