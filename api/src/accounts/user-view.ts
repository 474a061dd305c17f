import { toRupees } from '@shop/money';
import type { Static } from 'typebox';
import { toPhoto } from '../catalogue/photo-view';
import type { AppUserRow } from '../db/tables/people';
import type { OrderedProductRecord } from '../repositories/order-history';
import type { OrderEntry, User } from '../schemas/account';

function toOrderEntry(line: OrderedProductRecord, number: number): Static<typeof OrderEntry> {
  const [main] = line.photos;
  if (!main) throw new Error(`Product ${line.slug} has no photo`);
  const { name, streetAddress, apartment, city, state, phone } = line.ship;
  return {
    _id: `${line.public_id}-${number}`,
    createdAt: line.created_at.toISOString(),
    productId: {
      title: line.title,
      rate: toRupees(line.rate_paise),
      slugProduct: line.slug,
      mainPhoto: toPhoto(main),
    },
    ...{ name, streetAddress, apartment, city, state, phone },
    quantity: line.quantity,
    status: line.status === 'placed' ? 'Order Placed' : 'Refunded',
  };
}

/** Lines stand order by order, so a line's number is what it is away from its order's first one. */
function toOrderEntries(lines: readonly OrderedProductRecord[]): Static<typeof OrderEntry>[] {
  let first = 0;
  return lines.map((line, index) => {
    if (line.public_id !== lines[first]?.public_id) first = index;
    return toOrderEntry(line, index - first + 1);
  });
}

/** The profile: the user and an entry for each product of their orders. */
export function toUser(user: AppUserRow, lines: readonly OrderedProductRecord[]): Static<typeof User> {
  return {
    name: user.name,
    email: user.email,
    phoneNumber: user.phone_number,
    createdAt: user.created_at.toISOString(),
    orderDetail: toOrderEntries(lines),
  };
}
