import { expect, it } from '@jest/globals';
import { giftCardPart } from './gift-card';

it.each([
  ['all of it', 50_000, 11_200, 11_200],
  ['its balance', 5_000, 11_200, 5_000],
  ['whole rupees', 5_099, 11_200, 5_000],
  ['nothing, with less than a rupee', 99, 11_200, 0],
  ['so much that at least a rupee is left', 11_199, 11_200, 11_100],
])('a gift card pays %s', (_name, balance, total, part) => {
  expect(giftCardPart(balance, total)).toBe(part);
});

it.each([
  [50_000, 61_200, 50_000, 11_200],
  [50_000, 61_200, 49_950, 11_200],
  [5_000, 61_200, 50_000, 5_000],
  [50_000, 50_000, 50_000, 0],
])('of %d paise, %d are due, %d of them for gift cards: it pays %d', (balance, total, cards, part) => {
  expect(giftCardPart(balance, total, cards)).toBe(part);
});
