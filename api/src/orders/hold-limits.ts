/** What unpaid orders may hold together; a paid one holds nothing, and one whose time is over frees what it held. */
export const holdLimits = {
  /** A shopper has this many carts on the way to being paid, in so many tabs; the oldest gives way to another one. */
  ordersOfSession: 5,
  /**
   * Shoppers of one address, such as an office, a hostel or a mobile network's gateway, that pay within the same
   * twenty minutes. At one address it also bounds how much a script without cookies can open.
   */
  ordersOfAddress: 30,
  /** More than one line of a cart can have, so that the largest order that can be typed is possible. */
  pieces: 1_000,
} as const;

/** So many pieces of a product anybody may hold, however few there are of it: some families buy all that is left. */
const FEWEST = 20;

/** Pieces of a product of that stock that one session or address may hold: a quarter, so that nobody empties a shelf. */
export function mostPieces(stock: number): number {
  return Math.max(FEWEST, Math.floor(stock / 4));
}
