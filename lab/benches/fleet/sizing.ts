import type { Costs } from './results';

/** The assumed traffic. */
export interface Crowd {
  readonly shoppersADay: number;
  /** Pages that a shopper requests: client-side navigation calls the API, which costs about as much as a cached page. */
  readonly pages: number;
  /** The share of uncached pages. */
  readonly uncachedShare: number;
  /** Checkouts for one shopper. */
  readonly checkouts: number;
  /** The busiest hour's share of the day. */
  readonly busiestHour: number;
}

/** A typical shop: ten pages per shopper, one in fifty buys, an eighth of the day's traffic is in the busiest hour. */
export const usualCrowd = { pages: 10, uncachedShare: 0.05, checkouts: 0.02, busiestHour: 0.125 } as const;

/** Maximum planned load of a processor, which leaves room for bursts. */
const plannedShare = 0.5;

export interface Size {
  readonly pagesASecond: number;
  readonly checkoutsASecond: number;
  /** Processors for shops, from the cost of a page and a checkout. */
  readonly cores: number;
  /** Instances with two processors; at least two, so that one may fail. */
  readonly shops: number;
}

/** Capacity for the busiest hour; null where the costs are unknown. */
export function sizeFor(crowd: Crowd, { render, cachedPage, checkout }: Costs): Size | null {
  if (render === null || cachedPage === null || checkout === null) return null;
  const shoppersASecond = (crowd.shoppersADay * crowd.busiestHour) / 3600;
  const pagesASecond = shoppersASecond * crowd.pages;
  const checkoutsASecond = shoppersASecond * crowd.checkouts;
  const pageMs = crowd.uncachedShare * render + (1 - crowd.uncachedShare) * cachedPage;
  const cores = (pagesASecond * pageMs + checkoutsASecond * checkout) / 1000 / plannedShare;
  return { pagesASecond, checkoutsASecond, cores, shops: Math.max(2, Math.ceil(cores / 2)) };
}
