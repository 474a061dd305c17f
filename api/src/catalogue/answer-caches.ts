import type { ApiDeps, ShopApp } from '../deps';
import type { Listening } from '../db/sql-source';
import { createAnswerCache, type AnswerCache } from '../http/answer-cache';
import { followCatalogue } from './catalogue-news';

const MEGABYTE = 1024 * 1024;

/** How long answers are kept while no changes can be heard of, in milliseconds. */
const UNHEARD_MS = 2_000;

export interface AnswerCaches {
  /** Answers that say how many pieces there are: dropped with every change of stock too. */
  readonly withStock: AnswerCache;
  readonly others: AnswerCache;
}

/** Makes the caches of public answers, which hear of changes from when the app is ready until it closes. */
export function useAnswerCaches(app: ShopApp, { database, catalogue, config, feed }: ApiDeps): AnswerCaches {
  let listening: Listening | undefined;
  const longest = config.answerSeconds * 1000;
  const maxAgeMs = () => (listening?.isLive() ? longest : Math.min(longest, UNHEARD_MS));
  const withStock = createAnswerCache({ maxAgeMs, maxBytes: 96 * MEGABYTE });
  const others = createAnswerCache({ maxAgeMs, maxBytes: 32 * MEGABYTE });

  app.addHook('onReady', async () => {
    listening = await followCatalogue(database, (news) => {
      withStock.drop();
      if (news !== 'stock') {
        others.drop();
        catalogue.drop();
      }
      feed?.tell(news);
    });
    feed?.connect(listening);
  });
  app.addHook('onClose', () => listening?.stop());
  return { withStock, others };
}
