import { tax } from '@shop/config';
import { payable, subtotal, unitPrice } from '@shop/money';
import { ApiError } from '../http/api-error';
import { quantityByProduct, type CartLine } from './cart-lines';
import type { OrderTransaction } from './retry-transaction';

/** A line as it is sold; amounts in paise. */
export interface SoldLine {
  readonly productRowId: number;
  readonly color: string;
  readonly quantity: number;
  readonly title: string;
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly unitPaise: number;
}

export interface PricedCart {
  readonly lines: readonly SoldLine[];
  /** The products of the lines, in the order of their ids. */
  readonly products: readonly {
    readonly productRowId: number;
    readonly title: string;
    readonly stock: number;
  }[];
  readonly subtotalPaise: number;
  /** What is paid: with tax, rounded up to a whole rupee. */
  readonly totalPaise: number;
  /** The first product of which less is free than asked for, and how much there is. */
  readonly short: { readonly title: string; readonly free: number } | null;
}

const namesColor = (colors: string, wanted: string) =>
  colors.split(',').some((color) => color.trim() === wanted);

/** Lines that turned out alike, because a colour is not one of the product's, become one. */
function joinAlike(lines: readonly SoldLine[]): readonly SoldLine[] {
  const joined = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = `${line.productRowId} ${line.color}`;
    joined.set(key, { ...line, quantity: line.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return [...joined.values()];
}

/**
 * Prices a cart from the database alone. The products are locked. Throws an ApiError when one is not on sale any
 * more, or when there is nothing to pay for.
 */
export async function priceLines(tx: OrderTransaction, cart: readonly CartLine[]): Promise<PricedCart> {
  const quantities = quantityByProduct(cart);
  const products = await tx
    .selectFrom('product')
    .select(['id', 'public_id', 'title', 'rate_paise', 'discount_bp', 'stock', 'reserved', 'colors'])
    .where('public_id', 'in', [...quantities.keys()])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const byPublicId = new Map(products.map((product) => [product.public_id, product]));

  const lines = cart.map(({ productId, color, quantity }): SoldLine => {
    const product = byPublicId.get(productId);
    if (!product) {
      throw new ApiError(409, 'A product in your cart is no longer available', { extra: { productId } });
    }
    return {
      productRowId: product.id,
      color: namesColor(product.colors, color) ? color : '',
      quantity,
      title: product.title,
      ratePaise: product.rate_paise,
      discountBp: product.discount_bp,
      unitPaise: unitPrice(product.rate_paise, product.discount_bp),
    };
  });
  const lacking = products.find(
    ({ public_id, stock, reserved }) => stock - reserved < (quantities.get(public_id) ?? 0),
  );
  const subtotalPaise = subtotal(lines);
  if (subtotalPaise === 0) throw new ApiError(422, 'There is nothing to pay for in your cart');
  return {
    lines: joinAlike(lines),
    products: products.map(({ id, title, stock }) => ({ productRowId: id, title, stock })),
    subtotalPaise,
    totalPaise: payable(subtotalPaise, tax.gstBasisPoints),
    short: lacking ? { title: lacking.title, free: lacking.stock - lacking.reserved } : null,
  };
}
