import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { address } from '../orders/testing/address';
import { newAccount } from '../orders/testing/shopper';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());

it('the shop offers the default states, and all states once staff turn them on', async () => {
  const shopper = shop.newShopper();
  await newAccount(shopper);
  const productId = await shop.addProduct({ ratePaise: 10_000, gstBp: 1_200 });
  const buy = (state: string) => shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200, { state });
  const save = (state: string) => shopper.post('/user/addresses', { ...address, state });
  const choose = async (allStates: boolean) => {
    const { status, body } = await staff.post('/delivery-setting', { allStates });
    expect({ status, body }).toEqual({ status: 200, body: { data: { allStates } } });
  };

  const refused = await buy('Kerala');
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      ...{ status: 422, field: 'state' },
      message: 'State must be one of: Uttar Pradesh, Maharashtra, Delhi, Karnataka, Gujarat, Rajasthan',
    },
  ]);
  expect((await save('Kerala')).status).toBe(422);

  await choose(true);
  expect((await shopper.get('/storefront')).body).toEqual({ data: { delivery: { allStates: true } } });
  expect((await buy('Kerala')).status).toBe(200);
  expect((await save('Ladakh')).status).toBe(200);
  expect((await buy('Atlantis')).body).toMatchObject({ status: 422, field: 'state' });

  await choose(false);
  expect((await shopper.get('/storefront')).body).toEqual({ data: {} });
  expect((await save('Ladakh')).status).toBe(422);
  expect((await staff.get('/delivery-setting')).body).toEqual({ data: { allStates: false } });
});
