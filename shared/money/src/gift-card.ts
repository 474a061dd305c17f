/**
 * The part of a total that a gift card pays, in paise: whole rupees, like the total, so that the rest is nothing or at least one
 * rupee, the minimum of payment providers. A gift card does not pay for other gift cards, which cost `cardsPaise` of the total.
 */
export function giftCardPart(balancePaise: number, totalPaise: number, cardsPaise = 0): number {
  const payablePaise = totalPaise - Math.ceil(cardsPaise / 100) * 100;
  return Math.max(0, Math.min(Math.floor(balancePaise / 100) * 100, payablePaise));
}
