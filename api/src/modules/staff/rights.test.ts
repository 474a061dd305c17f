import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { openApiDocument } from '../../../scripts/openapi-document';
import { openTestOffice, type TestStaff, type TestOffice } from '../../testing/test-office';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { createStaffCookie, guardStaff } from './guard';
import { hasRight, type Right, type Role, roles } from './rights';
import type { Staff } from './service';

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

/** Calls the URL with an unknown id, so that an authorized call changes nothing. */
async function call(staff: Pick<TestStaff, 'get' | 'post'>, name: string): Promise<number> {
  const [method, pattern = ''] = name.split(' ');
  const path = pattern.replace(':kind', 'post').replace(/:(id|slug)/, 'nothing');
  return (await (method === 'GET' ? staff.get(path) : staff.post(path, {}))).status;
}

/** The calls that need a signed-in user with a right. */
const guardedCalls = () =>
  [...office.rights].filter(
    (entry): entry is [string, Right] => entry[1] !== 'public' && entry[1] !== 'session',
  );

const outcomes: Readonly<Record<number, string>> = {
  200: 'accepted',
  400: 'accepted',
  404: 'accepted',
  403: 'refused',
};

it.each(roles)('accepts and refuses each call of a %s by the right that its route declares', async (role) => {
  const staff = staffOf.get(role);
  if (!staff) throw new Error('There is a staff member of each role');
  for (const [name, right] of guardedCalls())
    expect([name, outcomes[await call(staff, name)]]).toEqual([
      name,
      hasRight(role, right) ? 'accepted' : 'refused',
    ]);
});

it('requires a signed-in user for each call that needs a right', async () => {
  for (const [name] of guardedCalls())
    expect([name, await call(office.newBrowser(), name)]).toEqual([name, 401]);
});

it('does not start with a route that declares no right', async () => {
  const app = fastify();
  guardStaff(app, {} as Pick<Staff, 'sessions'>, createStaffCookie(false));
  expect(() => app.get('/orders', () => ({}))).toThrow('GET /orders needs a right in its config.');
  await app.close();
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

it('describes all calls that declare a right in the OpenAPI document', async () => {
  const { paths } = JSON.parse(await openApiDocument()) as { paths: Record<string, object> };
  const prefix = /^(\/api\/v1)?\/staff(?=\/)/;
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    prefix.test(path)
      ? Object.keys(calls).map(
          (method) => `${method.toUpperCase()} ${path.replace(prefix, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
        )
      : [],
  );
  expect(described.sort()).toEqual([...office.rights.keys()].sort());
});

it('responds with 404 at an unknown URL', async () => {
  const admin = staffOf.get('admin');
  expect((await admin?.get('/nothing'))?.status).toBe(404);
});

it('serves none of the calls at the shop’s origin', async () => {
  for (const name of office.rights.keys()) {
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
