import type { Executor } from '../../platform/db/schema';

/** A product with few or no available units. */
export interface ShortProduct {
  readonly id: string;
  readonly title: string;
  readonly free: number;
}

/** Open tasks, counted by their modules. */
export interface Work {
  /** Paid orders that are not packed. */
  toPack(db: Executor): Promise<number>;
  /** Orders with a payment discrepancy. */
  inReview(db: Executor): Promise<number>;
  /** Products on sale with no or few units. */
  short(db: Executor, stock: 'out' | 'low'): Promise<number>;
  /** Products of both kinds, those with the fewest units first. */
  listShort(db: Executor, limit: number): Promise<readonly ShortProduct[]>;
}
