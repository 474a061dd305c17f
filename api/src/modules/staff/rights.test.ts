import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../../scripts/openapi-document';
import { openTestOffice, type TestStaff, type TestOffice } from '../../testing/test-office';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { hasRight, type Needed, type Role, roles, staffRights } from './rights';

let shop: OrderShop;
let office: TestOffice;
const staffOf = new Map<Role, TestStaff>();

beforeAll(async () => {
  shop = await openOrderShop();
  office = await openTestOffice(shop);
  for (const role of roles) staffOf.set(role, await office.newStaff(role));
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

/** Calls the address with an unknown id, so that an authorized call changes nothing. */
async function call(staff: Pick<TestStaff, 'get' | 'post'>, name: string): Promise<number> {
  const [method, pattern = ''] = name.split(' ');
  const path = pattern.replace(':kind', 'post').replace(/:(id|slug)/, 'nothing');
  return (await (method === 'GET' ? staff.get(path) : staff.post(path, {}))).status;
}

const guarded = Object.entries(staffRights).filter(
  (entry): entry is [string, Exclude<Needed, 'anybody' | 'session'>] =>
    entry[1] !== 'anybody' && entry[1] !== 'session',
);

describe.each(guarded)('%s', (name, needed) => {
  it.each(roles)(`as %s`, async (role) => {
    const staff = staffOf.get(role);
    if (!staff) throw new Error('There is a staff member of each role');
    const status = await call(staff, name);
    if (hasRight(role, needed)) expect([200, 400, 404]).toContain(status);
    else expect(status).toBe(403);
  });

  it('requires a signed-in user', async () => {
    expect(await call(office.newBrowser(), name)).toBe(401);
  });
});

it.each([
  ['viewer', ['read']],
  ['packer', ['read', 'pack']],
  ['shopkeeper', ['read', 'pack', 'keep']],
  ['admin', ['read', 'pack', 'keep', 'administer']],
] as const)('a %s may %j', (role, rights) => {
  const all = ['read', 'pack', 'keep', 'administer'] as const;
  expect(all.filter((right) => hasRight(role, right))).toEqual(rights);
});

it('the table has each call of the OpenAPI document, so that all of them were tested', async () => {
  const { paths } = JSON.parse(await openApiDocument()) as { paths: Record<string, object> };
  const prefix = /^(\/api\/v1)?\/staff(?=\/)/;
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    prefix.test(path)
      ? Object.keys(calls).map(
          (method) => `${method.toUpperCase()} ${path.replace(prefix, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
        )
      : [],
  );
  expect(described.sort()).toEqual(Object.keys(staffRights).sort());
});

it('an address that is not in the table is not served', async () => {
  const admin = staffOf.get('admin');
  expect((await admin?.get('/nothing'))?.status).toBe(404);
});

it('the shop’s origin serves none of the calls', async () => {
  for (const name of Object.keys(staffRights)) {
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await fetch(
      `${shop.origin}/api/v1/staff${path.replace(/:(id|kind|slug)/g, 'nothing')}`,
      {
        method,
        headers: { origin: shop.origin },
      },
    );
    expect([name, response.status]).toEqual([name, 404]);
  }
});
