import type { Figures } from '../api/types';

const none = { orders: 0, paidPaise: 0, refundedPaise: 0, netPaise: 0 };

/** Dashboard figures, without orders by default. */
export const figures = (change: Partial<Figures> = {}): Figures => ({
  period: 'today',
  timeZone: 'Asia/Kolkata',
  by: 'hour',
  from: '2026-11-25T18:30:00.000Z',
  until: '2026-11-25T19:40:00.000Z',
  buckets: 24,
  total: none,
  before: none,
  points: [
    { at: '2026-11-25T18:30:00.000Z', now: none, before: none },
    { at: '2026-11-25T19:30:00.000Z', now: none, before: none },
  ],
  sellers: [],
  stock: { out: 0, low: 0, products: [] },
  work: { toPack: 0, inReview: 0 },
  conversion: { since: '2026-11-25T18:30:00.000Z', stages: [] },
  ...change,
});

/** Figures with two orders, one of them returned, and an order from the day before. */
export const busyFigures = (change: Partial<Figures> = {}): Figures => {
  const paid = { orders: 2, paidPaise: 44_800, refundedPaise: 11_200, netPaise: 33_600 };
  const before = { orders: 1, paidPaise: 11_200, refundedPaise: 0, netPaise: 11_200 };
  return figures({
    total: paid,
    before,
    points: [
      { at: '2026-11-25T18:30:00.000Z', now: none, before },
      { at: '2026-11-25T19:30:00.000Z', now: paid, before: none },
    ],
    sellers: [{ id: 'p1', title: 'Booti Washi Tape', units: 3, pieces: 3, paise: 30_000 }],
    stock: { out: 1, low: 11, products: [{ id: 'p2', title: 'Brass Nib', free: 0 }] },
    work: { toPack: 1, inReview: 2 },
    conversion: {
      since: '2026-11-25T18:30:00.000Z',
      stages: [
        { stage: 'visit', count: 40 },
        { stage: 'payment', count: 3 },
        { stage: 'order', count: 2 },
      ],
    },
    ...change,
  });
};
