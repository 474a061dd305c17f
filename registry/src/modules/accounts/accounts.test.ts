import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountList, Enrolled, Invitation, NewSession, SessionList } from '@shop/contracts/registry';
import { codeAt } from '@shop/server-kit/testing';
import { openTestRegistry, type TestResponse, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let admin: string;
beforeAll(async () => {
  test = await openTestRegistry();
  admin = await test.token('admin');
});
afterAll(() => test.close());
// Each test has its own rate limits.
beforeEach(() => test.clock.forward(hourMs));

const password = 'seven blue stamps';
const hourMs = 60 * 60_000;
let people = 0;

const as = <T>({ body }: TestResponse) => body as unknown as T;
const post = (path: string, body: unknown, token?: string) => test.call('POST', path, { body, token });
const get = (path: string, token: string) => test.call('GET', path, { token });

async function invite(role = 'operator') {
  const name = `Asha ${++people}`;
  const made = as<Invitation>(await post('/accounts', { name, role }, admin));
  return { name, ...made };
}

/** Signs in a user with a password and an authenticator. */
async function enrol(role?: string) {
  const { id, name, invitation } = await invite(role);
  const begun = as<NewSession>(await post('/invitations', { invitation, password }));
  const { secret } = as<{ secret: string }>(await get('/me/authenticator', begun.session));
  const code = codeAt(secret, test.clock.now());
  const enrolled = as<Enrolled>(await post('/me/authenticator', { code }, begun.session));
  return { id, name, secret, first: begun.session, ...enrolled };
}

/** The code of the next time step, as the current one may have been used. */
const nextCode = (secret: string) => {
  test.clock.forward(30_000);
  return codeAt(secret, test.clock.now());
};

describe('an invited user', () => {
  it('chooses a password, sets up an authenticator, and is signed in', async () => {
    const { id, name, invitation } = await invite('viewer');
    const begun = as<NewSession>(await post('/invitations', { invitation, password }));
    expect(begun).toMatchObject({ enrolled: false });
    expect((await get('/whoami', begun.session)).status).toBe(401);
    expect((await get('/envs/live', begun.session)).status).toBe(401);
    expect(as<unknown>(await get('/me', begun.session))).toEqual({
      ...{ name, enrolled: false, recoveryCodes: 0, openId: false },
    });

    const { secret, uri } = as<{ secret: string; uri: string }>(
      await get('/me/authenticator', begun.session),
    );
    expect(uri).toContain(`secret=${secret}`);
    expect((await post('/me/authenticator', { code: '000000' }, begun.session)).status).toBe(422);
    const code = codeAt(secret, test.clock.now());
    const enrolled = as<Enrolled>(await post('/me/authenticator', { code }, begun.session));
    expect(new Set(enrolled.recoveryCodes).size).toBe(10);
    expect(as<unknown>(await get('/whoami', enrolled.session))).toEqual({
      name,
      role: 'viewer',
      remote: null,
      grants: [{ role: 'viewer', remote: '*', env: '*' }],
      person: true,
    });
    expect((await get('/me', begun.session)).status).toBe(401);
    expect((await get('/me/authenticator', enrolled.session)).status).toBe(409);

    const { items } = as<AccountList>(await get('/accounts', admin));
    expect(items.find((one) => one.id === id)).toMatchObject({ ready: true, recoveryCodes: 10 });
  });

  it('can accept the invitation once, within three days', async () => {
    const { invitation } = await invite();
    const accept = (text: string) => post('/invitations', { invitation: text, password });
    expect((await accept(invitation)).status).toBe(201);
    expect((await accept(invitation)).status).toBe(401);
    const late = await invite();
    test.clock.forward(72 * hourMs);
    expect((await accept(late.invitation)).status).toBe(401);
    expect((await accept('inv_nothing')).status).toBe(401);
  });

  it.each([
    ['too short', 'short', 'A password has 12 to 200 characters.'],
    ['one repeated character', 'aaaaaaaaaaaaaa', 'fewer than five different characters'],
  ])('cannot choose a password that is %s', async (_case, chosen, message) => {
    const { invitation } = await invite();
    const response = await post('/invitations', { invitation, password: chosen });
    expect([response.status, response.body.message]).toEqual([422, expect.stringContaining(message)]);
  });

  it('cannot choose a password that contains their name', async () => {
    const { name, invitation } = await invite();
    const response = await post('/invitations', { invitation, password: `${name} and more`.toUpperCase() });
    expect([response.status, response.body.message]).toEqual([
      422,
      expect.stringContaining('contains your name'),
    ]);
  });
});

describe('signing in', () => {
  it('requires name, password and an unused code', async () => {
    const { name, secret } = await enrol();
    const code = nextCode(secret);
    const right = { name: name.toUpperCase(), password, code };
    for (const wrong of [
      { ...right, password: 'another one' },
      { ...right, code: '000000' },
      { name, password },
      { ...right, name: 'Nobody' },
    ]) {
      const response = await post('/sessions', wrong);
      expect([response.status, response.body.message]).toEqual([
        401,
        'Name, password or code is wrong. Each code works once; wait for the next one.',
      ]);
    }
    expect(await post('/sessions', right)).toMatchObject({ status: 201, body: { enrolled: true } });
    expect((await post('/sessions', right)).status).toBe(401);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { name, recoveryCodes, session } = await enrol();
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await post('/sessions', { name, password, code: typed })).status).toBe(201);
    expect((await post('/sessions', { name, password, code })).status).toBe(401);
    expect((await get('/me', session)).body).toMatchObject({ recoveryCodes: 9 });
  });

  it('starts a separate session for each sign-in, which its owner can list and end', async () => {
    const { name, secret, session } = await enrol();
    const again = as<NewSession>(await post('/sessions', { name, password, code: nextCode(secret) }));
    expect(again.session).not.toBe(session);
    const { items } = as<SessionList>(await get('/me/sessions', session));
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = items.find(({ current }) => !current)?.id ?? '';
    const end = (id: string, of: string) => test.call('DELETE', `/me/sessions/${id}`, { token: of });
    const stranger = await enrol();
    expect((await end(other, stranger.session)).status).toBe(404);
    expect((await end(other, session)).status).toBe(204);
    expect((await get('/whoami', again.session)).status).toBe(401);
    expect((await end('current', session)).status).toBe(204);
    expect((await get('/whoami', session)).status).toBe(401);
  });

  it('ends after 8 hours without use, and after 24 hours at most', async () => {
    const idle = await enrol();
    test.clock.forward(8 * hourMs - 1);
    expect((await get('/whoami', idle.session)).status).toBe(200);
    test.clock.forward(8 * hourMs);
    expect((await get('/whoami', idle.session)).status).toBe(401);
    const busy = await enrol();
    for (let hours = 0; hours < 23; hours += 1) {
      test.clock.forward(hourMs);
      expect((await get('/whoami', busy.session)).status).toBe(200);
    }
    test.clock.forward(hourMs);
    expect((await get('/whoami', busy.session)).status).toBe(401);
  });

  it('is rate-limited after ten attempts for one account, with Retry-After', async () => {
    const { name, secret } = await enrol();
    const guess = () => post('/sessions', { name, password, code: '000000' });
    for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(401);
    const slowed = await guess();
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/sessions', { name, password, code: nextCode(secret) })).status).toBe(429);
    test.clock.forward(15 * 60_000);
    expect((await post('/sessions', { name, password, code: nextCode(secret) })).status).toBe(201);
  });
});

describe('an admin', () => {
  it('invites again, which revokes the previous password, authenticator and sessions', async () => {
    const { id, name, secret, session } = await enrol();
    const again = as<Invitation>(await post(`/accounts/${id}/invitation`, {}, admin));
    expect((await get('/whoami', session)).status).toBe(401);
    expect((await post('/sessions', { name, password, code: nextCode(secret) })).status).toBe(401);
    const begun = as<NewSession>(await post('/invitations', { invitation: again.invitation, password }));
    const fresh = as<{ secret: string }>(await get('/me/authenticator', begun.session));
    expect(fresh.secret).not.toBe(secret);
  });

  it('disables an account, whose name stays reserved', async () => {
    const { id, name, secret, session } = await enrol();
    expect((await test.call('DELETE', `/accounts/${id}`, { token: admin })).status).toBe(204);
    expect((await get('/whoami', session)).status).toBe(401);
    expect((await post('/sessions', { name, password, code: nextCode(secret) })).status).toBe(401);
    expect((await post('/accounts', { name: name.toLowerCase(), role: 'viewer' }, admin)).status).toBe(409);
    expect((await post(`/accounts/${id}/invitation`, {}, admin)).status).toBe(404);
  });

  it('assigns roles with a remote and an environment', async () => {
    const create = async (body: object) =>
      (await post('/accounts', { name: `Ravi ${++people}`, ...body }, admin)).status;
    const grant = { role: 'releaser', remote: 'cart', env: 'staging' };
    for (const wrong of [
      { role: 'publisher' },
      { role: 'viewer', remote: 'cart' },
      { role: 'admin', env: 'live' },
      { role: 'publisher', remote: 'cart', env: 'live' },
      { role: 'releaser', remote: 'No body' },
      { grants: [] },
      { grants: [grant], role: 'viewer' },
      {},
    ])
      expect([wrong, await create(wrong)]).toEqual([wrong, 422]);
    for (const right of [
      { role: 'publisher', remote: '*' },
      grant,
      { grants: [grant, { ...grant, remote: 'catalog' }] },
    ])
      expect([right, await create(right)]).toEqual([right, 201]);
    expect(await create({ name: '-', role: 'viewer' })).toBe(422);
  });

  it('is required to manage accounts', async () => {
    const { session } = await enrol('operator');
    expect((await get('/accounts', session)).status).toBe(403);
    expect((await post('/accounts', { name: 'Mallory', role: 'admin' }, session)).status).toBe(403);
  });
});

it('never stores the text of a session, an invitation or a recovery code', async () => {
  const { session, recoveryCodes } = await enrol();
  const { invitation } = await invite();
  const { db } = test.registry.database;
  const stored = JSON.stringify([
    await db.selectFrom('registry_account').selectAll().execute(),
    await db.selectFrom('registry_session').selectAll().execute(),
    await db.selectFrom('registry_audit').selectAll().execute(),
  ]);
  const secretOf = (text: string) => text.split('_').slice(2).join('_');
  for (const text of [secretOf(session), secretOf(invitation), recoveryCodes[0] ?? '', password]) {
    expect(stored).not.toContain(text);
  }
});
