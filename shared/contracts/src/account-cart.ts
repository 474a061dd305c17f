/** The lists that an account has on the server. */
export type ListName = 'cart' | 'wishlist';

/** Identifies a line; `color` is empty for a product without colours, and in the wishlist. */
export interface LineId {
  readonly list: ListName;
  readonly productId: string;
  readonly color: string;
}

/** Units of a line now, and units of it that were ordered until now. */
export interface LineUnits {
  readonly count: number;
  readonly ordered: number;
}

export type AccountLine = LineId & LineUnits;

/** A line that a browser set to `count`, 0 to remove it. `seen` is the line when the browser last read it from the server. */
export type LineChange = LineId & { readonly count: number; readonly seen?: LineUnits };

/** Lines of a shop's accounts and browsers by key. */
export type LinesByKey = ReadonlyMap<string, AccountLine>;

export const accountLineKey = ({ list, productId, color }: LineId): string =>
  JSON.stringify([list, productId, color]);

export const linesByKey = <Line extends LineId>(lines: readonly Line[]): Map<string, Line> =>
  new Map(lines.map((line) => [accountLineKey(line), line]));

const NONE: LineUnits = { count: 0, ordered: 0 };

/**
 * Merges a line that one side set to `count` with the other side's `theirs`. The side that changed the line wins; if both did, the
 * larger count, less the units that were ordered in the meantime. Without `seen` neither side knows the other: the larger count.
 */
export function mergeCount(theirs: LineUnits, count: number, seen?: LineUnits): number {
  if (!seen) return Math.max(theirs.count, count);
  if (theirs.count === seen.count) return count;
  if (count === seen.count) return theirs.count;
  return Math.max(theirs.count, count - Math.max(0, theirs.ordered - seen.ordered));
}

/** The limits of a cart: units of a product in all its colours, and lines; and the entries of a wishlist. */
export interface ListLimits {
  readonly maxQuantity: number;
  readonly cartLines: number;
  readonly wishlistEntries: number;
}

/** A change that a limit reduced. */
export interface LimitedChange {
  readonly productId: string;
  readonly reached: 'units' | 'lines';
}

interface Applied {
  /** All lines, including those with a count of 0. */
  readonly lines: LinesByKey;
  readonly limited: readonly LimitedChange[];
}

function roomFor(lines: LinesByKey, id: LineId, limits: ListLimits): number {
  if (id.list === 'wishlist') return 1;
  const key = accountLineKey(id);
  const others = [...lines].filter(
    ([other, line]) => line.list === 'cart' && line.productId === id.productId && other !== key,
  );
  return Math.max(0, limits.maxQuantity - others.reduce((sum, [, { count }]) => sum + count, 0));
}

function isFull(lines: LinesByKey, { list }: LineId, limits: ListLimits): boolean {
  const used = [...lines.values()].filter((line) => line.list === list && line.count > 0).length;
  return used >= (list === 'cart' ? limits.cartLines : limits.wishlistEntries);
}

/** Applies a browser's changes to the lines of its account. The limits of the cart hold afterwards. */
export function applyChanges(
  stored: LinesByKey,
  changes: readonly LineChange[],
  limits: ListLimits,
): Applied {
  const lines = new Map(stored);
  const limited: LimitedChange[] = [];
  // Removals first, as they make room for other changes.
  const inOrder = [...changes].sort((a, b) => Number(a.count > 0) - Number(b.count > 0));
  for (const { count, seen, ...id } of inOrder) {
    const { productId } = id;
    const theirs = lines.get(accountLineKey(id)) ?? NONE;
    const wanted = mergeCount(theirs, count, seen);
    const merged = Math.min(wanted, roomFor(lines, id, limits));
    if (theirs.count === 0 && merged > 0 && isFull(lines, id, limits)) {
      limited.push({ productId, reached: 'lines' });
      continue;
    }
    if (merged < wanted && id.list === 'cart') limited.push({ productId, reached: 'units' });
    lines.set(accountLineKey(id), { ...id, count: merged, ordered: theirs.ordered });
  }
  return { lines, limited };
}

/** Removes ordered units from a cart. Units that were added in the meantime stay. */
export function takeOrderedLines(
  stored: LinesByKey,
  bought: readonly (Omit<LineId, 'list'> & { readonly quantity: number })[],
): LinesByKey {
  const lines = new Map(stored);
  for (const { productId, color, quantity } of bought) {
    const key = accountLineKey({ list: 'cart', productId, color });
    const line = lines.get(key);
    if (!line) continue;
    const taken = Math.min(line.count, quantity);
    lines.set(key, { ...line, count: line.count - taken, ordered: line.ordered + taken });
  }
  return lines;
}

/** The changes of a browser since it last read its account's lines. */
export function changesSince(
  seen: LinesByKey,
  now: ReadonlyMap<string, LineId & Pick<LineUnits, 'count'>>,
): readonly LineChange[] {
  return [...new Set([...seen.keys(), ...now.keys()])].flatMap((key) => {
    const known = seen.get(key);
    const line = now.get(key) ?? known;
    const count = now.get(key)?.count ?? 0;
    if (!line || count === (known?.count ?? 0)) return [];
    const { list, productId, color } = line;
    const units = known && { seen: { count: known.count, ordered: known.ordered } };
    return [{ list, productId, color, count, ...units }];
  });
}

/** A browser's lines as they were when it sent the changes. */
export function whenSent(seen: LinesByKey, changes: readonly LineChange[]): LinesByKey {
  const lines = new Map(seen);
  for (const { count, seen: units, ...id } of changes) {
    lines.set(accountLineKey(id), { ...id, count, ordered: units?.ordered ?? Infinity });
  }
  return lines;
}

/** The counts that a browser shows after a response: the account's, and what was changed here since the request. */
export function rebase(
  account: LinesByKey,
  now: ReadonlyMap<string, Pick<LineUnits, 'count'>>,
  sent: LinesByKey,
): ReadonlyMap<string, number> {
  const keys = [...new Set([...now.keys(), ...account.keys()])];
  return new Map(
    keys.map((key) => [key, mergeCount(account.get(key) ?? NONE, now.get(key)?.count ?? 0, sent.get(key))]),
  );
}
