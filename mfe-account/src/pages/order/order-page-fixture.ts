import type { OrderPage } from '@shop/contracts';

/** The page of an order for tests: placed, but not shipped. */
export function orderPage(overrides: Partial<OrderPage> = {}, status = 'placed'): OrderPage {
  return {
    order: {
      _id: 'ord_1',
      orderNumber: 'VC-4F7K2-9QXBM',
      status,
      createdAt: '2026-08-13T18:31:00.000Z',
      total: 320,
      totals: {
        subtotalPaise: 28_500,
        taxPaise: 3_420,
        roundingPaise: 80,
        payablePaise: 32_000,
        taxes: [{ gstRate: 12, taxablePaise: 28_500, taxPaise: 3_420 }],
      },
      products: [
        {
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
        },
      ],
      address: {
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '9000012345',
        streetAddress: '12 Lake Road',
        apartment: 'Flat 4',
        city: 'Pune',
        state: 'Maharashtra',
        pinCode: '411001',
      },
      invoice: { number: 'VC/26-27/00042', issuedAt: '2026-08-13T18:32:00.000Z', gstin: null },
      link: '/orders/ord_1',
    },
    timeline: [{ kind: 'placed', at: '2026-08-13T18:31:00.000Z' }],
    canCancel: true,
    canReturn: false,
    ...overrides,
  };
}
