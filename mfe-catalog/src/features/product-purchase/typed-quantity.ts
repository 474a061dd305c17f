import { limits } from '@shop/config';

/** The quantity that a text means: a whole number of at least 1, at most what a line may hold; anything else is 1. */
export function typedQuantity(text: string): number {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : limits.minQuantity;
  return Math.min(limits.maxQuantity, Math.max(limits.minQuantity, quantity));
}
