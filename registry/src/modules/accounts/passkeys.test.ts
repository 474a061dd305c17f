import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { codeAt } from '@shop/server-kit/testing';
import { createPasskeyDevice, type PasskeyDevice } from '@shop/server-kit/testing-passkeys';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let admin: string;
let device: PasskeyDevice;
let accounts = 0;
let name: string;
let id: string;
let session: string;
const password = 'seven blue stamps';

beforeAll(async () => {
  test = await openTestRegistry();
  ops = await openTestConsole(test);
  admin = await test.session('admin');
});
afterAll(async () => {
  await ops.close();
  await test.close();
});

/** Accepts an invitation, and sets up the authenticator. */
async function accept(invitation: unknown): Promise<string> {
  const { body: begun } = await test.call('POST', '/invitations', { body: { invitation, password } });
  const token = String(begun.session);
  expect((await test.call('GET', '/me/passkeys', { token })).status).toBe(401);
  const { body: authenticator } = await test.call('GET', '/me/authenticator', { token });
  const code = codeAt(String(authenticator.secret), test.clock.now());
  const { body: enrolled } = await test.call('POST', '/me/authenticator', { token, body: { code } });
  return String(enrolled.session);
}

beforeEach(async () => {
  accounts += 1;
  name = `Ravi ${accounts}`;
  const made = await test.call('POST', '/accounts', { token: admin, body: { name, role: 'operator' } });
  id = String(made.body.id);
  session = await accept(made.body.invitation);
  device = createPasskeyDevice(ops.address);
});

const sessionIn = (headers: Headers) => /ops=(ses_[\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
type Begun = { readonly attempt: string; readonly options: { readonly challenge: string } };

async function addPasskey() {
  const begun = await ops.visit('/ops/passkeys/options', { session, form: { current: password } });
  const { attempt, options } = JSON.parse(begun.text) as Begun;
  const form = { name: 'Laptop', attempt, credential: JSON.stringify(device.register(options)) };
  return ops.visit('/ops/account/passkeys', { session, form });
}

/** Sends forms with the cookie of the attempt, as the console's script does. */
async function signIn(address: string, fields = {}, deviations?: Parameters<PasskeyDevice['signIn']>[1]) {
  const headers = { origin: ops.address };
  const send = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(ops.address + path, {
      ...{ method: 'POST', redirect: 'manual' as const, headers: { ...headers, cookie } },
      body: new URLSearchParams(form),
    });
  const begun = await send(address, fields);
  const received = (await begun.json()) as Begun & { readonly message?: string };
  if (begun.status !== 200) return { status: begun.status, text: received.message ?? '', session: '' };
  const [cookie = ''] = begun.headers.get('set-cookie')?.split(';') ?? [];
  const credential = JSON.stringify(device.signIn(received.options, deviations));
  const entered = await send('/ops/sign-in/passkey', { credential, next: '/ops/account' }, cookie);
  return { status: entered.status, text: await entered.text(), session: sessionIn(entered.headers) };
}
const alone = '/ops/passkeys/sign-in-options';
const second = '/ops/passkeys/second-factor-options';

describe('a console passkey', () => {
  it('is added on the account page, signs in on its own, and is removed', async () => {
    const added = await addPasskey();
    expect([added.status, added.headers.get('location')]).toEqual([303, '/ops/account']);
    const entered = await signIn(alone);
    expect(entered.status).toBe(303);
    const page = await ops.visit('/ops/account', { session: entered.session });
    expect(page.text).toContain('Laptop');
    const form = { passkey: device.id };
    expect((await ops.visit('/ops/account/passkeys/remove', { session, form })).status).toBe(303);
    expect(await signIn(alone)).toMatchObject({
      status: 401,
      text: expect.stringContaining('This passkey is not registered here. Sign in with your password.'),
    });
    const { body } = await test.call('GET', '/audit?limit=3', { token: admin });
    expect((body.items as { action: string; actor: string }[]).map(({ action }) => action)).toEqual([
      'passkey-remove',
      'sign-in',
      'passkey-add',
    ]);
  });

  it('replaces the code after the password', async () => {
    expect(await signIn(second, { name, password })).toMatchObject({ status: 409 });
    await addPasskey();
    expect(await signIn(second, { name, password: 'a guess' })).toMatchObject({
      status: 401,
      text: 'Name or password is wrong.',
    });
    expect((await signIn(alone, {}, { verified: false })).status).toBe(401);
    expect((await signIn(second, { name, password }, { verified: false })).status).toBe(303);
  });

  it('needs the current password, a browser’s credential and a session', async () => {
    const wrong = await ops.visit('/ops/passkeys/options', { session, form: { current: 'a guess' } });
    expect([wrong.status, wrong.text]).toEqual([403, '{"message":"That is not your current password."}']);
    const form = { name: 'Laptop', attempt: 'x', credential: 'not JSON' };
    const refused = await ops.visit('/ops/account/passkeys', { session, form });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('The browser did not send a passkey. Try again.'),
    ]);
    expect((await ops.visit('/ops/passkeys/options', { form: { current: password } })).status).toBe(401);
  });

  it('is revoked with the password when an admin invites again', async () => {
    await addPasskey();
    const invited = await test.call('POST', `/accounts/${id}/invitation`, { token: admin });
    expect((await signIn(alone)).status).toBe(401);
    session = await accept(invited.body.invitation);
    await addPasskey();
    expect((await signIn(alone)).status).toBe(303);
    await test.call('DELETE', `/accounts/${id}`, { token: admin });
    expect((await signIn(alone)).status).toBe(401);
  });
});
