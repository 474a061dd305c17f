/**
 * The part of a total that a gift card pays, in paise: whole rupees, like the total, so that the rest is nothing or at least one
 * rupee, the minimum of payment providers.
 */
export function giftCardPart(balancePaise: number, totalPaise: number): number {
  return Math.min(Math.floor(balancePaise / 100) * 100, totalPaise);
}
