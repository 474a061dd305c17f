import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import type { CustomerList } from './schemas';

let staffed: StaffedShop;
let admin: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  const { shop, office } = staffed;
  for (const [name, email] of [
    ['Ravi', 'ravi@example.in'],
    ['=Asha', 'asha@example.in'],
    ['Meera', 'meera@example.in'],
  ] as const) {
    const productId = await shop.addProduct({ stock: 1 });
    await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200, { name, email });
  }
  admin = await office.newStaff('admin');
});
afterAll(() => staffed.close());

const emails = async (query: string) =>
  ((await admin.get(`/customers?${query}`)).body as { data: Static<typeof CustomerList> }).data.items.map(
    ({ email }) => email.split('@')[0],
  );

it.each([
  ['newest', ['meera', 'asha', 'ravi']],
  ['oldest', ['ravi', 'asha', 'meera']],
  ['email', ['asha', 'meera', 'ravi']],
  ['email-down', ['ravi', 'meera', 'asha']],
])('sorts by %s', async (sort, order) => {
  expect(await emails(`sort=${sort}`)).toEqual(order);
  expect(await emails(`sort=${sort}&search=example&pageSize=2&page=2`)).toEqual([]);
  expect(await emails(`sort=${sort}&pageSize=2&page=2`)).toEqual(order.slice(2));
  expect((await admin.get('/customers?sort=best')).status).toBe(400);
});

it('is exported as filtered, for admins, with a log entry that does not contain the search', async () => {
  const { status, headers, body } = await admin.get('/customers/export?search=asha&kind=guest');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="customers-[\d-]+\.csv"$/);
  expect(String(body)).toMatch(
    /^name,email,phone,type,since\r\n'=Asha,asha@example\.in,[^,]+,guest,\d{4}-\d\d-\d\d\r\n$/,
  );
  expect(
    String((await admin.get('/customers/export')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(4);
  const logged = await staffed.shop.database.db
    .selectFrom('staff_log')
    .select('detail')
    .where('action', '=', 'customers-exported')
    .orderBy('id')
    .execute();
  expect(logged.map(({ detail }) => detail)).toEqual([{ customers: 1, kind: 'guest' }, { customers: 3 }]);
  expect((await staffed.staff.get('/customers/export')).status).toBe(403);
});
