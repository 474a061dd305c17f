import { limits } from '@shop/config';
import { soldOutText } from '../../features/product-card/sold-out';

export interface StockNote {
  readonly level: 'plenty' | 'low' | 'none';
  readonly text: string;
}

/** The message about the pieces that can be bought now. */
export function stockNote(pieces: number): StockNote {
  if (pieces <= 0) return { level: 'none', text: soldOutText };
  if (pieces <= limits.lowStock) return { level: 'low', text: `Only ${pieces} left` };
  return { level: 'plenty', text: 'In Stock' };
}

/** The most pieces that one purchase may ask for: what is left, at most what a line may hold. */
export function maxQuantity(pieces: number): number {
  return Math.max(limits.minQuantity, Math.min(limits.maxQuantity, pieces));
}
