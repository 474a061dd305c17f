import type { PlacedOrder } from '../api/placed-order';

/** An order for tests, placed just after midnight in India. */
export function placedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    _id: 'ord_1',
    orderNumber: 'VC-4F7K2-9QXBM',
    status: 'placed',
    createdAt: '2026-08-13T18:31:00.000Z',
    totals: { subtotalPaise: 92_500, taxPaise: 11_100, roundingPaise: 0, payablePaise: 103_600 },
    products: [
      { productId: 'p1', title: 'Botanical Washi Tape', quantity: 2, color: 'Sage', unitPaise: 14_250 },
      { productId: 'p2', title: 'Lotus Stamp', quantity: 1, color: '', unitPaise: 64_000 },
    ],
    address: {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9000012345',
      streetAddress: '12 Lake Road',
      apartment: '',
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411001',
    },
    ...overrides,
  };
}
