import type { Database } from '../../platform/db/database';
import { dialectOf } from '../../platform/db/dialect';
import type { Listening } from '../../platform/db/sql-source';

/** `stock` is what orders change all day, `catalogue` everything else that public responses are made of. */
export type CatalogueChange = 'stock' | 'catalogue';

/** Passes changes on inside this process, to whoever caches what is made of the catalogue. */
export interface CatalogueFeed {
  /** Until the returned function is called. */
  subscribe(listener: (change: CatalogueChange) => void): () => void;
  /** False while changes may be missed. */
  isLive(): boolean;
  /** Resolves once everything committed before was published, so that nothing older is served from a cache. */
  caughtUp(): Promise<void>;
  publish(change: CatalogueChange): void;
  /** Sets the source of changes. */
  connect(listening: Pick<Listening, 'isLive' | 'caughtUp'>): void;
}

export function createCatalogueFeed(): CatalogueFeed {
  const listeners = new Set<(change: CatalogueChange) => void>();
  let source: Pick<Listening, 'isLive' | 'caughtUp'> | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLive: () => source?.isLive() ?? false,
    caughtUp: async () => source?.caughtUp(),
    publish: (change) => listeners.forEach((listener) => listener(change)),
    connect: (listening) => void (source = listening),
  };
}

/** At most so often is a change of stock acted on, in milliseconds: in a rush every order changes some. */
const STOCK_PAUSE_MS = 250;

/** How often a database that notifies nobody is asked, in milliseconds. */
const POLL_MS = 1_000;

/** What grows with every change of the catalogue, and of the stock. */
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

/**
 * Asks for changes, where there is no LISTEN. What somebody changes by hand in another table shows when a cached response
 * expires.
 */
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
      // Away: whatever is missed is noticed with the next answer.
      known = undefined;
    }
    if (stopped) return;
    timer = setTimeout(() => void askAgain(), POLL_MS);
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

/** Passes on what changes, as the database's triggers notify: each change of the catalogue, and the stock's at intervals. */
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
    pause = setTimeout(endPause, STOCK_PAUSE_MS);
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
