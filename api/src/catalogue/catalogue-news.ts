import type { Database } from '../db/database';
import type { Listening } from '../db/sql-source';

/** `stock` is what orders change all day, `catalogue` everything else that public answers are made of. */
export type News = 'stock' | 'catalogue';

/** Passes news on inside this process, to whoever stores what the catalogue is shown by. */
export interface CatalogueFeed {
  /** Until the returned function is called. */
  hear(listener: (news: News) => void): () => void;
  /** False while changes may be missed. */
  isLive(): boolean;
  tell(news: News): void;
  /** Says by what the news comes. */
  connect(listening: Pick<Listening, 'isLive'>): void;
}

export function createCatalogueFeed(): CatalogueFeed {
  const listeners = new Set<(news: News) => void>();
  let source: Pick<Listening, 'isLive'> | undefined;
  return {
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLive: () => source?.isLive() ?? false,
    tell: (news) => listeners.forEach((listener) => listener(news)),
    connect: (listening) => void (source = listening),
  };
}

/** At most so often is a change of stock acted on, in milliseconds: in a rush every order changes some. */
const STOCK_PAUSE_MS = 250;

/** Hands on what the database's triggers tell: each change of the catalogue, and the stock's at intervals. */
export async function followCatalogue(
  database: Pick<Database, 'listen'>,
  tell: (news: News) => void,
): Promise<Listening> {
  let pause: NodeJS.Timeout | undefined;
  let changed = false;
  const tellStock = () => {
    if (pause) {
      changed = true;
      return;
    }
    tell('stock');
    pause = setTimeout(() => {
      pause = undefined;
      if (!changed) return;
      changed = false;
      tellStock();
    }, STOCK_PAUSE_MS);
    pause.unref();
  };
  const listening = await database.listen('catalogue', (news) => {
    if (news === 'stock') tellStock();
    else tell('catalogue');
  });
  return {
    isLive: listening.isLive,
    async stop() {
      clearTimeout(pause);
      await listening.stop();
    },
  };
}
