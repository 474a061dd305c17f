import { photoOfColour } from '@shop/contracts/product-colours';
import { toRupees } from '@shop/money';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';
import { type StoredPhoto, toPhoto } from '../media';
import type { OrderEntry, User } from './schemas';
import type { AppUserRow } from './tables';

/** Sends emails about accounts. */
export interface AccountMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}

/** A line of an order, as the profile lists it. */
export interface OrderedLine {
  /** The order's public id. */
  readonly public_id: string;
  readonly status: string;
  /** Whether it is paid in cash on delivery. */
  readonly cod: boolean;
  readonly created_at: Date;
  readonly ship: Readonly<
    Record<'name' | 'streetAddress' | 'apartment' | 'city' | 'state' | 'phone', string>
  >;
  readonly title: string;
  /** Empty if the product has no colours. */
  readonly color: string;
  readonly rate_paise: number;
  readonly gst_bp: number;
  /** Whether pages show prices with GST. */
  readonly shows_tax: boolean;
  readonly quantity: number;
  /** Current photos of the product. */
  readonly slug: string;
  readonly photos: readonly StoredPhoto[];
  readonly colors: string;
}

/** The lines of the orders that a user has placed, order by order, latest first. */
export type ListOrderedLines = (db: Executor, userId: number) => Promise<readonly OrderedLine[]>;

/** The profile shows an order as placed until it is shipped. */
const shownStatus: Readonly<Record<string, string>> = {
  placed: 'Order Placed',
  packed: 'Order Placed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

function statusOf({ status, cod }: OrderedLine): string {
  const shown = shownStatus[status] ?? 'Refunded';
  // The page shows “Order Placed” as a received payment.
  return cod && shown === 'Order Placed' ? 'Order Confirmed' : shown;
}

function toOrderEntry(line: OrderedLine, number: number): Static<typeof OrderEntry> {
  const { colors, color } = line;
  const [mainPhoto, ...photos] = line.photos;
  if (!mainPhoto) throw new Error(`Product ${line.slug} has no photo`);
  const { name, streetAddress, apartment, city, state, phone } = line.ship;
  return {
    _id: `${line.public_id}-${number}`,
    orderId: line.public_id,
    createdAt: line.created_at.toISOString(),
    productId: {
      title: line.title,
      rate: toRupees(line.rate_paise),
      ...(line.shows_tax && { shownGstRate: line.gst_bp / 100 }),
      slugProduct: line.slug,
      mainPhoto: toPhoto(photoOfColour({ mainPhoto, photos, colors }, color)),
    },
    ...{ name, streetAddress, apartment, city, state, phone },
    quantity: line.quantity,
    ...(color !== '' && { color }),
    status: statusOf(line),
  };
}

/** Lines are grouped by order, so a line's number counts from the first line of its order. */
function toOrderEntries(lines: readonly OrderedLine[]): Static<typeof OrderEntry>[] {
  let first = 0;
  return lines.map((line, index) => {
    if (line.public_id !== lines[first]?.public_id) first = index;
    return toOrderEntry(line, index - first + 1);
  });
}

/** The profile: the user and an entry for each product of their orders. */
export function toUser(user: AppUserRow, lines: readonly OrderedLine[]): Static<typeof User> {
  return {
    name: user.name,
    email: user.email,
    phoneNumber: user.phone_number,
    createdAt: user.created_at.toISOString(),
    orderDetail: toOrderEntries(lines),
  };
}
