import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import type { Responses } from '../harness/responses';
import type { RequestLog } from './request-log';

interface Options {
  readonly origin: string;
  readonly products: readonly ProductCard[];
  readonly responses: Responses;
  readonly requests: RequestLog;
  /** Time that a shopper views a page, in ms, ±50%. */
  readonly thinkMs: number;
  /** Ends all pauses. */
  readonly signal: AbortSignal;
}

/** The pages that were not requested before. */
const uncachedShare = 0.05;
const pagesBeforePurchase = 4;

const oneOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)];

/** A visit before a purchase: opens some pages, adds a unit to the cart and opens the cart. The signal ends it early. */
export function browsing(options: Options): () => Promise<void> {
  const { origin, products, responses, requests, thinkMs, signal } = options;
  const think = () => pause(thinkMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
  const get = async (kind: 'page' | 'call', path: string) => {
    const began = performance.now();
    const { status } = await responses.get(origin + path);
    requests.note(kind, status, performance.now() - began);
  };
  const somePage = () => {
    if (Math.random() < uncachedShare) return paths.searchFor(`paper ${Math.random()}`);
    const product = paths.product(oneOf(products)?.slugProduct ?? '');
    return oneOf([paths.home, paths.allProductsPage(2), paths.faq, paths.blogs, product]) ?? paths.home;
  };

  return async () => {
    // Shoppers do not all start at the same moment.
    await think();
    for (let page = 0; page < pagesBeforePurchase && !signal.aborted; page += 1) {
      await get('page', somePage());
      await think();
    }
    if (signal.aborted) return;
    // The cart is stored in the browser, which requests the price and stock of its items.
    await get('call', `/api/v1/product/lines?ids=${oneOf(products)?._id ?? ''}`);
    await get('page', paths.cart);
    await think();
  };
}
