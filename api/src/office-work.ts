import { countProducts, listProducts } from './modules/catalog/staff/list-repository';
import type { Work } from './modules/figures/ports';
import { findOrders } from './modules/orders/staff/order-list';
import { countReview } from './modules/orders/staff/review';

/** What waits for somebody, as the lists of the office count it. */
export const officeWork: Work = {
  toPack: async (db) => (await findOrders(db, { status: 'placed' }, { offset: 0, limit: 0 })).count,
  inReview: countReview,
  short: (db, stock) => countProducts(db, { active: true, stock }),
  async listShort(db, limit) {
    const rows = await listProducts(db, { active: true, stock: 'short' }, 'stock-up', { offset: 0, limit });
    return rows.map(({ public_id: id, title, stock, reserved }) => ({ id, title, free: stock - reserved }));
  },
};
