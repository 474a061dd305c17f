import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import type { StaffActor } from '../../staff';
import { mrpFault } from '../declared-fields';
import { markChanges } from '../history/repository';
import { growCatalogueVersion } from '../name-repository';
import { periodFault } from '../sale-fields';
import { syncVariants } from '../sync-variants';
import type { ProductRow } from '../tables';
import type { ProductContext } from './context';
import { adjustStock, lockStaffProducts, writePrices } from './save-product';
import type { BulkProductRequest, StockRequest } from './schemas';

type BulkChange = Omit<Static<typeof BulkProductRequest>, 'key'>;
type PriceChange = NonNullable<BulkChange['price']>;

const MAX_UNITS = 1_000_000;
const MAX_PAISE = 1_000_000_000;
const RUPEE = 100;

/** The change in units, or the reason why it is refused. */
function unitsBy(
  product: ProductRow,
  { change, units }: Pick<Static<typeof StockRequest>, 'change' | 'units'>,
): number | string {
  const stock = change === 'to' ? units : product.stock + units;
  if (stock < product.reserved) {
    return `${stock} units would be left, and open orders hold ${product.reserved}.`;
  }
  if (stock > MAX_UNITS) return `${stock} units are more than a product can have.`;
  return stock - product.stock;
}

/** The new full price in paise, or the reason why it is refused. Percentages are rounded to the nearest whole rupee. */
function newRate({ rate_paise: rate }: ProductRow, { change, amount }: PriceChange): number | string {
  const paise = {
    to: amount,
    by: rate + amount,
    percent: Math.floor((rate * (10_000 + amount) + 500_000) / 1_000_000) * RUPEE,
  }[change];
  if (paise < 0 || paise > MAX_PAISE) return 'The new price is out of range.';
  return paise;
}

/**
 * Changes a product's stock, with the reason in the stock ledger, once for each key. Throws an ApiError: 404, 409 for units that
 * orders hold.
 */
export async function changeStock(
  { database, clock }: ProductContext,
  publicId: string,
  { key, ...request }: Static<typeof StockRequest>,
  actor: StaffActor,
): Promise<void> {
  const reason = cleanText(request.reason);
  const now = clock.now();
  const keyed = { key, request: { stock: publicId, ...request } };
  await inTransaction(database, (tx) =>
    actor.once(tx, keyed, now, async () => {
      const [product] = await lockStaffProducts(tx, [publicId]);
      if (!product) throw new ApiError(404, 'Product not found.');
      if (product.options) throw new ApiError(409, 'Change the stock of a variant instead.');
      const by = unitsBy(product, request);
      if (typeof by === 'string') throw new ApiError(409, by);
      if (by === 0) return;
      await adjustStock(tx, [{ id: product.id, by }], { author: actor.name, reason }, now);
      const detail = { product: publicId, slug: product.slug, by, stock: product.stock + by, reason };
      await actor.log(tx, 'product-stock', detail, now);
    }),
  );
}

interface Refusal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

interface Figures {
  readonly product: ProductRow;
  readonly rate: number;
  readonly discount: number;
  readonly by: number;
}

/** The product's figures after the change, or the reason why it is refused. */
function figuresOf(product: ProductRow, version: number | undefined, change: BulkChange): Figures | Refusal {
  const { public_id: id, parent_id: parentId, colors } = product;
  const title = parentId === null ? product.title : `${product.title}, ${colors}`;
  const refuse = (message: string) => ({ id, title, message });
  if (product.version !== version) {
    return refuse(`${product.changed_by ?? 'Someone'} changed it after you opened the list.`);
  }
  const rate = change.price ? newRate(product, change.price) : product.rate_paise;
  if (typeof rate === 'string') return refuse(rate);
  const low = rate > product.rate_paise ? mrpFault({ ...product, rate_paise: rate }) : undefined;
  if (low !== undefined) return refuse(`Its MRP ${low}.`);
  const by = change.stock ? unitsBy(product, change.stock) : 0;
  if (typeof by === 'string') return refuse(by);
  const discount = change.discountBp ?? product.discount_bp;
  if (periodFault({ ...product, discount_bp: discount })) {
    return refuse('Its discount has a sale period. Change both on its page.');
  }
  return { product, rate, discount, by };
}

/** The figures of a product's variants after the change of their prices, or the reasons why it is refused. */
function figuresOfVariants(
  group: ProductRow,
  variants: readonly ProductRow[],
  version: number | undefined,
  change: BulkChange,
): readonly (Figures | Refusal)[] {
  const { public_id: id, title, changed_by: author } = group;
  if (change.stock)
    return [{ id, title, message: 'Its stock is that of its variants. Change it on its page.' }];
  if (group.version !== version)
    return [{ id, title, message: `${author ?? 'Someone'} changed it after you opened the list.` }];
  return variants.map((variant) => figuresOf(variant, variant.version, change));
}

const isRefusal = (one: Figures | Refusal): one is Refusal => 'message' in one;

/** Maximum number of products in a message; the response lists all of them. */
const NAMED = 5;

function inWords(refused: readonly Refusal[], count: number): string {
  const reasons = refused.slice(0, NAMED).map(({ title, message }) => `${title}: ${message}`);
  return [
    `${refused.length} of ${count} products cannot be changed, so nothing was changed.`,
    ...reasons,
  ].join(' ');
}

async function write(
  tx: DatabaseTransaction,
  all: readonly Figures[],
  { reason }: { readonly reason: string },
  actor: StaffActor,
  now: Date,
): Promise<readonly Figures[]> {
  const priced = all.filter(
    ({ product, rate, discount }) => rate !== product.rate_paise || discount !== product.discount_bp,
  );
  const moved = all.filter(({ by }) => by !== 0);
  await writePrices(
    tx,
    priced.map(({ product: { id }, rate, discount }) => ({ id, rate, discount })),
    actor.name,
    now,
  );
  await adjustStock(
    tx,
    moved.map(({ product: { id }, by }) => ({ id, by })),
    { author: actor.name, reason },
    now,
  );
  await syncVariants(
    tx,
    priced.flatMap(({ product: { parent_id: parentId } }) => parentId ?? []),
  );
  return all.filter((one) => priced.includes(one) || moved.includes(one));
}

const logged = ({ product, rate, discount, by }: Figures) => ({
  slug: product.slug,
  ...(rate !== product.rate_paise && { rate_paise: [product.rate_paise, rate] }),
  ...(discount !== product.discount_bp && { discount_bp: [product.discount_bp, discount] }),
  ...(by !== 0 && { stock: [product.stock, product.stock + by] }),
});

/** The figures of all products, which are locked. Throws an ApiError 409 that names each product that cannot be changed. */
async function figureAll(tx: DatabaseTransaction, change: BulkChange): Promise<readonly Figures[]> {
  const versions = new Map(change.products.map(({ id, version }) => [id, version]));
  const rows = await lockStaffProducts(tx, [...versions.keys()], { withVariants: true });
  const products = rows.filter(({ public_id: id }) => versions.has(id));
  const known = new Set(products.map(({ public_id }) => public_id));
  const lost = [...versions.keys()]
    .filter((id) => !known.has(id))
    .map((id): Refusal => ({ id, title: id, message: 'Product not found.' }));
  const figures = products.flatMap((product) => {
    const version = versions.get(product.public_id);
    if (!product.options) return [figuresOf(product, version, change)];
    const variants = rows.filter((row) => row.parent_id === product.id);
    return figuresOfVariants(product, variants, version, change);
  });
  const refused = [...lost, ...figures.filter(isRefusal)];
  if (refused.length > 0) throw new ApiError(409, inWords(refused, versions.size), { extra: { refused } });
  return figures.filter((one): one is Figures => !isRefusal(one));
}

/**
 * Changes prices, discounts and stock of many products or variants, and prices of all variants of a product: all or
 * none, once per key. Returns how many of the named ones changed. Throws an ApiError: 400 for no change, 409 with
 * `refused`, which names each product that cannot be changed.
 */
export async function changeMany(
  { database, clock }: ProductContext,
  { key, ...change }: Static<typeof BulkProductRequest>,
  actor: StaffActor,
): Promise<number> {
  const { price, discountBp, stock } = change;
  if (!price && discountBp === undefined && !stock) throw new ApiError(400, 'Specify what to change.');
  const reason = cleanText(stock?.reason ?? '');
  const now = clock.now();
  return inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { bulk: change } }, now, async () => {
      if (price || discountBp !== undefined) await growCatalogueVersion(tx);
      const batch = await markChanges(tx, 'bulk');
      const changed = await write(tx, await figureAll(tx, change), { reason }, actor, now);
      if (changed.length > 0) {
        const detail = { products: changed.map(logged), ...(reason && { reason }), batch };
        await actor.log(tx, 'products-changed', detail, now);
      }
      const named = new Set(change.products.map(({ id }) => id));
      const ownOrParents = changed.map(({ product: { id, public_id: publicId, parent_id: parentId } }) =>
        named.has(publicId) ? id : parentId,
      );
      return new Set(ownOrParents).size;
    }),
  );
}
