import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { StaffProductDetail } from './schemas';
import { formOf } from './testing/form-of';

let staffed: StaffedShop;

beforeAll(async () => {
  staffed = await openStaffedShop();
});
afterAll(() => staffed.close());

describe('clients of the previous minor version', () => {
  it('send and read productCode as code, and hsnCode as hsn', async () => {
    const { shop, staff } = staffed;
    const id = await shop.addProduct();
    const read = async () =>
      ((await staff.get(`/products/${id}`)).body as { data: Static<typeof StaffProductDetail> }).data;
    const { productCode: _code, hsnCode: _hsn, ...form } = formOf(await read());
    const former = { code: 'BS-1', hsn: '960810' };
    expect((await staff.post(`/products/${id}`, { ...form, ...former })).status).toBe(200);
    expect(await read()).toMatchObject({ ...former, productCode: 'BS-1', hsnCode: '960810' });
    expect((await staff.get('/products?search=BS-1')).body).toMatchObject({
      data: { items: [{ id, code: 'BS-1', productCode: 'BS-1' }] },
    });
  });

  it('send units of stock under the former name', async () => {
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
