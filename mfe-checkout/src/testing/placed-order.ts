import type { PlacedOrder } from '@shop/contracts';

const line = {
  productId: 'p1',
  title: 'Botanical Washi Tape',
  slugProduct: 'botanical-washi-tape',
  mainPhoto: { secure_url: '/media/washi.webp' },
  color: 'Sage',
  quantity: 2,
  price: 142.5,
  unitPaise: 14_250,
  totalPaise: 28_500,
  hsnCode: '4811',
  gstRate: 12,
};

/** An order for tests, placed just after midnight in India. */
export function placedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    _id: 'ord_1',
    orderNumber: 'VC-4F7K2-9QXBM',
    status: 'placed',
    createdAt: '2026-08-13T18:31:00.000Z',
    total: 1036,
    totals: {
      subtotalPaise: 92_500,
      taxPaise: 11_100,
      roundingPaise: 0,
      payablePaise: 103_600,
      taxes: [{ gstRate: 12, taxablePaise: 92_500, taxPaise: 11_100 }],
    },
    products: [
      line,
      {
        ...line,
        productId: 'p2',
        title: 'Lotus Stamp',
        hsnCode: null,
        color: '',
        quantity: 1,
        price: 640,
        unitPaise: 64_000,
        totalPaise: 64_000,
      },
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
    invoice: { number: 'VC/26-27/00042', issuedAt: '2026-08-13T18:32:00.000Z', gstin: null },
    link: '/orders/ord_1#key-1',
    ...overrides,
  };
}
