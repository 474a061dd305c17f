import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { codeAt } from '@shop/server-kit/testing';
import { createPasskeyDevice, type PasskeyDevice } from '@shop/server-kit/testing-passkeys';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { staffPassword, type TestStaff } from '../../testing/test-office';

let staffed: StaffedShop;
let staff: TestStaff;
let device: PasskeyDevice;

beforeAll(async () => {
  staffed = await openStaffedShop();
});
afterAll(() => staffed.close());

type Visitor = Pick<TestStaff, 'get' | 'post'>;
const optionsOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly options: { readonly challenge: string; readonly allowCredentials?: unknown } }).options;

const begin = (visitor: Visitor, current = staffPassword) =>
  visitor.post('/me/passkeys/options', { current });
async function addPasskey(visitor: Visitor = staff, name = 'Security key') {
  const credential = device.register(optionsOf(await begin(visitor)));
  return visitor.post('/me/passkeys', { name, credential });
}

beforeEach(async () => {
  staff = await staffed.office.newStaff('packer');
  device = createPasskeyDevice(staffed.office.origin);
  expect((await addPasskey()).status).toBe(200);
});

async function signIn(visitor: Visitor, deviations?: Parameters<PasskeyDevice['signIn']>[1]) {
  const options = optionsOf(await visitor.post('/sign-in/passkey-options'));
  return visitor.post('/sign-in/passkey', { credential: device.signIn(options, deviations) });
}

const logOf = async ({ name }: TestStaff) => {
  const { data } = (await (await staffed.office.newStaff('admin')).get('/log')).body as {
    data: { actor: string; action: string; detail: unknown }[];
  };
  return data.filter(({ actor }) => actor === name).map(({ action, detail }) => [action, detail]);
};

describe('a passkey of staff', () => {
  it('signs in alone, and its changes are in the log', async () => {
    const visitor = staffed.office.newBrowser();
    expect(await signIn(visitor)).toMatchObject({ status: 200, body: { enrolled: true } });
    expect(await visitor.get('/me')).toMatchObject({ body: { data: { name: staff.name } } });
    expect(await staff.get('/me/passkeys')).toMatchObject({
      body: { data: [{ id: device.id, name: 'Security key', usedAt: expect.any(String) }] },
    });
    expect((await staff.post('/me/passkeys/remove', { id: device.id })).status).toBe(200);
    expect(await signIn(staffed.office.newBrowser())).toMatchObject({
      status: 401,
      body: { message: 'This passkey is not registered here. Sign in with your password.' },
    });
    expect((await logOf(staff)).slice(0, 3)).toEqual([
      ['passkey-remove', { passkey: 'Security key' }],
      ['sign-in', { with: 'passkey' }],
      ['passkey-add', { passkey: 'Security key' }],
    ]);
  });

  it('signs in alone only if it checks its user', async () => {
    expect((await signIn(staffed.office.newBrowser(), { verified: false })).status).toBe(401);
  });

  it('replaces the code after the password', async () => {
    const visitor = staffed.office.newBrowser();
    const { name } = staff;
    const next = (password: string, who = name) =>
      visitor.post('/sign-in/second-factor-options', { name: who, password });
    const wrong = { status: 401, body: { message: 'Name or password is wrong.' } };
    expect(await next('a guess')).toMatchObject(wrong);
    expect(await next(staffPassword, 'Nobody here')).toMatchObject(wrong);
    const options = optionsOf(await next(staffPassword));
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const credential = device.signIn(options, { verified: false });
    expect((await visitor.post('/sign-in/passkey', { credential })).status).toBe(200);
    expect(await visitor.get('/me')).toMatchObject({ body: { data: { name } } });
  });

  it('is the second factor of its own account only', async () => {
    const other = await staffed.office.newStaff('viewer');
    const visitor = staffed.office.newBrowser();
    const { name, password } = other;
    const second = () => visitor.post('/sign-in/second-factor-options', { name, password });
    expect(await second()).toMatchObject({
      status: 409,
      body: { message: 'This account does not have a passkey. Enter a code of your authenticator.' },
    });
    const own = device;
    device = createPasskeyDevice(staffed.office.origin);
    await addPasskey(other);
    const options = optionsOf(await second());
    expect((await visitor.post('/sign-in/passkey', { credential: own.signIn(options) })).status).toBe(401);
    expect((await other.post('/me/passkeys/remove', { id: own.id })).status).toBe(404);
  });

  it('is added with the current password only, by a signed-in user', async () => {
    expect(await begin(staff, 'a guess')).toMatchObject({
      status: 403,
      body: { message: 'That is not your current password.', field: 'current' },
    });
    expect((await begin(staffed.office.newBrowser())).status).toBe(401);
  });

  it('is revoked with the password when an admin renews the invitation, and with the account', async () => {
    const admin = await staffed.office.newStaff('admin');
    const { data } = (await admin.get('/accounts')).body as { data: { id: string; name: string }[] };
    const id = data.find(({ name }) => name === staff.name)?.id ?? '';
    const { body } = await admin.post(`/accounts/${id}/invitation`);
    expect((await signIn(staffed.office.newBrowser())).status).toBe(401);

    const visitor = staffed.office.newBrowser();
    const { invitation } = body as { invitation: string };
    await visitor.post('/invitation', { invitation, password: staffPassword });
    const setUp = (await visitor.get('/me/authenticator')).body as { data: { secret: string } };
    const code = codeAt(setUp.data.secret, staffed.shop.clock.now());
    await visitor.post('/me/authenticator', { code });
    expect((await addPasskey(visitor)).status).toBe(200);
    expect((await signIn(staffed.office.newBrowser())).status).toBe(200);
    await admin.post(`/accounts/${id}/disable`);
    expect(await signIn(staffed.office.newBrowser())).toMatchObject({
      status: 401,
      body: { message: 'This account was disabled or invited again. Ask an admin.' },
    });
  });
});
