import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';

let staffed: StaffedShop;

beforeAll(async () => {
  staffed = await openStaffedShop();
});
afterAll(() => staffed.close());

describe('clients of the previous minor version', () => {
  it('send units of stock as pieces', async () => {
    const { shop, staff } = staffed;
    const id = await shop.addProduct({ stock: 10 });
    const change = { change: 'by', pieces: 5, reason: 'from the printer' };
    expect((await staff.post(`/products/${id}/stock`, change)).status).toBe(200);
    const products = [{ id, version: 1 }];
    expect((await staff.post('/products/bulk', { products, stock: change })).status).toBe(200);
    expect((await staff.get(`/products/${id}`)).body).toMatchObject({ data: { stock: 20 } });
    const without = { change: 'by', reason: 'from the printer' };
    expect((await staff.post(`/products/${id}/stock`, without)).status).toBe(400);
  });
});
