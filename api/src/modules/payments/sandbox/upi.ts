import { shop } from '@shop/config';
import { encode } from 'uqr';

/** A nonexistent UPI ID, so that real apps cannot pay it by mistake. */
const PAYEE = 'test-mode@sandbox';

interface UpiOrder {
  readonly id: string;
  /** Paise. */
  readonly amount: number;
}

/** The link that opens a UPI app with this payment, and that a QR code contains (NPCI's UPI linking specification). */
export function upiLink({ id, amount }: UpiOrder): string {
  const fields = {
    pa: PAYEE,
    pn: shop.name,
    tr: id,
    tn: 'Test payment',
    am: (amount / 100).toFixed(2),
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** The link of an order, and its QR code: a path of unit squares, and the number of squares per side. */
export function upiCode(order: UpiOrder): {
  readonly link: string;
  readonly path: string;
  readonly size: number;
} {
  const link = upiLink(order);
  const { data, size } = encode(link, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { link, path: squares.join(''), size };
}
