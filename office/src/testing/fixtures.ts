import type { ListedOrder, Me, OrderDetail, ReviewedOrder } from '../api/types';

/** An admin by default. */
export const me = (change: Partial<Me> = {}): Me => ({
  name: 'Asha',
  role: 'admin',
  rights: ['read', 'pack', 'keep', 'administer'],
  enrolled: true,
  recoveryCodes: 10,
  canMail: true,
  ...change,
});

export const listedOrder = (change: Partial<ListedOrder> = {}): ListedOrder => ({
  id: 'ord_1',
  number: 'VC-AAAAA-11111',
  status: 'placed',
  paidAt: '2026-11-25T10:00:00.000Z',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9000090000',
  city: 'Pune',
  units: 2,
  pieces: 2,
  totalPaise: 29_200,
  courier: null,
  trackingNumber: null,
  emailProblem: null,
  ...change,
});

export const orderDetail = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 'ord_1',
  number: 'VC-AAAAA-11111',
  status: 'placed',
  paidAt: '2026-11-25T10:00:00.000Z',
  actions: ['pack', 'cancel', 'note'],
  returnRequest: null,
  lines: [
    {
      productId: 'p1',
      title: 'Booti Washi Tape',
      slugProduct: 'booti-washi-tape',
      mainPhoto: { secure_url: '/media/booti-480.webp' },
      color: 'Indigo',
      quantity: 2,
      price: 130,
      unitPaise: 13_000,
      totalPaise: 26_000,
      hsnCode: null,
      gstRate: 12,
      toSend: 2,
    },
  ],
  subtotalPaise: 26_000,
  taxPaise: 3_120,
  taxes: [{ gstRate: 12, taxablePaise: 26_000, taxPaise: 3_120 }],
  totalPaise: 29_200,
  address: {
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '9000090000',
    streetAddress: '12 MG Road',
    apartment: '',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
  },
  courier: null,
  trackingNumber: null,
  events: [{ kind: 'placed', author: null, at: '2026-11-25T10:00:00.000Z', detail: {} }],
  payments: [
    {
      id: 'pay_1',
      status: 'captured',
      method: 'card',
      amountPaise: 29_200,
      refundedPaise: 0,
      at: '2026-11-25T10:00:00.000Z',
    },
  ],
  refunds: [],
  invoice: null,
  creditNotes: [],
  emailProblem: null,
  ...change,
});

export const reviewedOrder = (change: Partial<ReviewedOrder> = {}): ReviewedOrder => ({
  id: 'ord_2',
  number: 'VC-BBBBB-22222',
  status: 'review',
  paidAt: '2026-11-25T10:00:00.000Z',
  name: 'Meera Nair',
  totalPaise: 11_200,
  emailProblem: null,
  refunds: [
    {
      status: 'pending',
      reason: 'another amount than the order',
      amountPaise: 100,
      attempts: 0,
      since: '2026-11-25T10:00:00.000Z',
      nextAttemptAt: '2026-11-25T10:01:00.000Z',
    },
  ],
  ...change,
});
