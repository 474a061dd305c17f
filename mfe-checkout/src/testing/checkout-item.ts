import type { CheckoutItem } from '@shop/contracts';

/** A thing to buy for tests: 150 rupees less 5 percent, twice. */
export function checkoutItem(overrides: Partial<CheckoutItem> = {}): CheckoutItem {
  return {
    productId: 'p1',
    title: 'Botanical Washi Tape',
    slugProduct: 'botanical-washi-tape',
    photo: { secure_url: '/media/washi.webp' },
    rate: 150,
    discount: 5,
    quantity: 2,
    color: 'Sage',
    ...overrides,
  };
}
