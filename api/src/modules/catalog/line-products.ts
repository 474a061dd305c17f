import { accountLineKey, type LineId } from '@shop/contracts/account-cart';
import { photoOfColour } from '@shop/contracts/product-colours';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { toPhoto } from '../media';
import { findCards, toProductCards } from './product-repository';
import type { ProductCard } from './schemas';

/**
 * The products of cart lines and wishlist entries by the keys of the lines, each with the photo of the line's colour.
 * Lines whose product is not on sale are omitted.
 */
export async function readLineProducts(
  db: Executor,
  lines: readonly LineId[],
  now: Date,
): Promise<ReadonlyMap<string, Static<typeof ProductCard>>> {
  if (lines.length === 0) return new Map();
  const publicIds = [...new Set(lines.map(({ productId }) => productId))];
  const ids = await db.selectFrom('product').select('id').where('public_id', 'in', publicIds).execute();
  const rows = await findCards(
    db,
    ids.map(({ id }) => id),
    now,
  );
  const cards = await toProductCards(db, rows, now);
  const byId = new Map(rows.map((row, index) => [row.public_id, { row, card: cards[index] }]));
  const products = lines.flatMap((line): [string, Static<typeof ProductCard>][] => {
    const { row, card } = byId.get(line.productId) ?? {};
    const [main, ...others] = row?.photos ?? [];
    // A product with variants is not sold itself.
    if (!row || !card || !main || (line.list === 'cart' && row.options)) return [];
    const photo = photoOfColour({ mainPhoto: main, photos: others, colors: card.colors }, line.color);
    return [[accountLineKey(line), { ...card, mainPhoto: toPhoto(photo) }]];
  });
  return new Map(products);
}
