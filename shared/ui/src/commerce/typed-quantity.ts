import { limits } from '@shop/config';

/** The quantity that a text means: a whole number from 1 to `max`, which also stands for what is above it; anything else is 1. */
export function typedQuantity(text: string, max: number = limits.maxQuantity): number {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : limits.minQuantity;
  return Math.max(limits.minQuantity, Math.min(max, quantity));
}
