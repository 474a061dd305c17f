import { limits } from '@shop/config';

/** The quantity that a text means: an integer from 1 to `max`, clamped; anything else is 1. */
export function typedQuantity(text: string, max: number = limits.maxQuantity): number {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : limits.minQuantity;
  return Math.max(limits.minQuantity, Math.min(max, quantity));
}
