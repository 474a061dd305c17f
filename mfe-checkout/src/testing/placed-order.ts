import type { PlacedOrder } from '../api/placed-order';

/** An order for tests, placed just after midnight in India. */
export function placedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    _id: 'ord_1',
    orderNumber: 'VC-4F7K2-9QXBM',
    createdAt: '2026-08-13T18:31:00.000Z',
    total: 2134,
    products: [
      { title: 'Botanical Washi Tape', quantity: 2, color: 'Sage', price: 142.5 },
      { title: 'Lotus Stamp', quantity: 1, color: '', price: 640 },
    ],
    ...overrides,
  };
}
