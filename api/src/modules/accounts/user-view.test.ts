import { expect, it } from '@jest/globals';
import { type OrderedLine, toUser } from './user-view';

const user = {
  id: 1,
  public_id: 'user',
  name: 'Asha',
  email: 'asha@example.in',
  email_key: 'asha@example.in',
  phone_number: '9000090000',
  password_hash: '',
  created_at: new Date(0),
};

const line = (status: string, cod = false): OrderedLine => ({
  public_id: status,
  status,
  cod,
  created_at: new Date(0),
  ship: {
    name: 'Asha',
    streetAddress: '12 MG Road',
    apartment: '',
    city: 'Pune',
    state: 'Maharashtra',
    phone: '1',
  },
  title: 'Tape',
  color: '',
  rate_paise: 100,
  gst_bp: 1_250,
  shows_tax: false,
  quantity: 1,
  slug: 'tape',
  photos: ['tape', 'blue'].map((name) => ({ url: `https://cdn.test/${name}`, width: 1, height: 1 })),
  colors: 'Red, Blue',
});

it.each([
  ['placed', 'Order Placed'],
  ['packed', 'Order Placed'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
  ['returned', 'Returned'],
  ['refund_pending', 'Refunded'],
  ['refunded', 'Refunded'],
])('the profile shows an order that is %s as %s', (status, shown) => {
  const [entry] = toUser(user, [line(status)]).orderDetail;
  expect(entry?.status).toBe(shown);
});

it.each([
  ['', undefined, 'tape'],
  ['Blue', 'Blue', 'blue'],
  ['Plum', 'Plum', 'tape'],
])('the profile shows a line in the colour %p with its photo', (color, shown, photo) => {
  const [entry] = toUser(user, [{ ...line('placed'), color }]).orderDetail;
  expect(entry?.color).toBe(shown);
  expect(entry?.productId.mainPhoto.secure_url).toBe(`https://cdn.test/${photo}`);
});

it('the profile shows rates with GST only in a shop that shows prices with GST', () => {
  const [before] = toUser(user, [line('placed')]).orderDetail;
  const [withTax] = toUser(user, [{ ...line('placed'), shows_tax: true }]).orderDetail;
  expect(before?.productId).not.toHaveProperty('shownGstRate');
  expect(withTax?.productId).toEqual({ ...before?.productId, shownGstRate: 12.5 });
});
