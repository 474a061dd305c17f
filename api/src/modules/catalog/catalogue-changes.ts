import { catalogueChangesMs, stockNotificationMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import { dialectOf } from '../../platform/db/dialect';
import type { Listening } from '../../platform/db/sql-source';

/** `stock` changes with every order; `catalogue` is all other data of public responses. */
export type CatalogueChange = 'stock' | 'catalogue';

/** Notifies the caches of this process of changes to the catalogue. */
export interface CatalogueFeed {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (change: CatalogueChange) => void): () => void;
  /** False while changes may be missed. */
  isLive(): boolean;
  /** Resolves once everything committed before was published, so that nothing older is served from a cache. */
  caughtUp(): Promise<void>;
  publish(change: CatalogueChange): void;
  /**
   * When the clock changes prices next, in ms since 1970; Infinity if it does not. First publishes a change that is
   * due.
   */
  nextPriceChange(): number;
  /** Sets the source of changes. */
  connect(source: ChangeSource): void;
}

type ChangeSource = Pick<Listening, 'isLive' | 'caughtUp'> & { nextPriceChange?(): number };

export function createCatalogueFeed(): CatalogueFeed {
  const listeners = new Set<(change: CatalogueChange) => void>();
  let source: ChangeSource | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLive: () => source?.isLive() ?? false,
    caughtUp: async () => source?.caughtUp(),
    publish: (change) => listeners.forEach((listener) => listener(change)),
    nextPriceChange: () => source?.nextPriceChange?.() ?? Infinity,
    connect: (connected) => void (source = connected),
  };
}

/** Counters that increase with every change of the catalogue and of the stock. */
async function readMarks({ db }: Pick<Database, 'db'>) {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const moved = await db
    .selectFrom('stock_movement')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { catalogue: version, stock: moved?.id ?? 0 };
}

type Marks = Awaited<ReturnType<typeof readMarks>>;

/** Polls for changes if LISTEN is unavailable. Manual changes in other tables are visible once a cached response expires. */
function pollCatalogue(database: Pick<Database, 'db'>, notify: (change: CatalogueChange) => void): Listening {
  let known: Marks | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking = Promise.resolve();
  const ask = async () => {
    if (stopped) return;
    clearTimeout(timer);
    try {
      const marks = await readMarks(database);
      if (known?.catalogue !== marks.catalogue) notify('catalogue');
      else if (known.stock !== marks.stock) notify('stock');
      known = marks;
    } catch {
      // The database is unavailable: the next successful poll finds what was missed.
      known = undefined;
    }
    if (stopped) return;
    timer = setTimeout(() => void askAgain(), catalogueChangesMs);
    timer.unref();
  };
  const askAgain = () => (asking = asking.then(ask));
  void askAgain();
  return {
    isLive: () => known !== undefined,
    caughtUp: askAgain,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await asking;
    },
  };
}

/**
 * Publishes the changes that the database's triggers notify: each change of the catalogue, and those of stock at
 * intervals.
 */
export async function followCatalogue(
  database: Pick<Database, 'db' | 'listen'>,
  notify: (change: CatalogueChange) => void,
): Promise<Listening> {
  if (dialectOf(database.db) === 'plain') return pollCatalogue(database, notify);
  let pause: NodeJS.Timeout | undefined;
  let changed = false;
  const notifyStock = () => {
    if (pause) {
      changed = true;
      return;
    }
    notify('stock');
    pause = setTimeout(endPause, stockNotificationMs);
    pause.unref();
  };
  const endPause = () => {
    clearTimeout(pause);
    pause = undefined;
    if (!changed) return;
    changed = false;
    notifyStock();
  };
  const listening = await database.listen('catalogue', (payload) => {
    if (payload === 'stock') notifyStock();
    else notify('catalogue');
  });
  return {
    isLive: listening.isLive,
    async caughtUp() {
      await listening.caughtUp();
      if (changed) endPause();
    },
    async stop() {
      clearTimeout(pause);
      await listening.stop();
    },
  };
}
