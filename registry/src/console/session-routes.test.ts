import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everywhere } from '../domain/roles';
import { codeAt } from '@shop/server-kit/testing';
import { openTestConsole, type TestConsole } from '../testing/test-console';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let operator: string;
let viewer: string;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.session('operator');
  viewer = await test.session('viewer');
  ops = await openTestConsole(test);
});
afterAll(async () => {
  await ops.close();
  await test.close();
});

describe('sign-in', () => {
  const secretIn = (text: string) => /secret=([A-Z2-7]+)/.exec(text)?.[1] ?? '';
  const sessionIn = (headers: Headers) => /ops=(ses_[\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  const password = 'seven blue stamps';

  it('lets the first admin create an account with the token and an authenticator, and later sign in with the account', async () => {
    const closed = await ops.visit('/ops/history');
    expect(closed.status).toBe(401);
    expect(closed.text).toContain('name="next" value="/ops/history"');
    const token = await test.token('admin');
    const wrong = await ops.visit('/ops/set-up', { form: { token: 'reg_nobody', name: 'Asha' } });
    expect([wrong.status, wrong.text]).toEqual([401, expect.stringContaining('value="Asha"')]);
    const made = await ops.visit('/ops/set-up', { form: { token, name: 'Asha' } });
    const [, invitation = ''] = /value="(inv_[\w-]+)"/.exec(made.text) ?? [];
    const unlike = { invitation, password, again: 'another' };
    expect((await ops.visit('/ops/invitation', { form: unlike })).status).toBe(422);
    const chosen = await ops.visit('/ops/invitation', { form: { invitation, password, again: password } });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/ops/authenticator']);
    const pending = sessionIn(chosen.headers);
    expect((await ops.visit('/ops', { session: pending })).headers.get('location')).toBe(
      '/ops/authenticator',
    );
    const setUp = await ops.visit('/ops/authenticator', { session: pending });
    expect(setUp.text).toContain('<svg');
    const secret = secretIn(setUp.text);
    const code = codeAt(secret, test.clock.now());
    const bad = await ops.visit('/ops/authenticator', { session: pending, form: { code: '000000' } });
    expect([bad.status, secretIn(bad.text)]).toEqual([422, secret]);
    const enrolled = await ops.visit('/ops/authenticator', { session: pending, form: { code } });
    expect(enrolled.text).toContain('Save your recovery codes');
    const session = sessionIn(enrolled.headers);
    expect((await ops.visit('/ops', { session })).text).toContain('Asha</a>');
    expect((await ops.visit('/ops/audit', { session: pending })).status).toBe(401);

    test.clock.forward(30_000);
    const form = { name: 'asha', password, code: codeAt(secret, test.clock.now()), next: '/ops/history' };
    const entered = await ops.visit('/ops/sign-in', { session, form });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/ops/history']);
    expect(entered.headers.get('set-cookie')).toMatch(
      /^ops=ses_[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    // The previous session has ended: a browser has only one.
    expect((await ops.visit('/ops', { session })).status).toBe(401);
    const again = sessionIn(entered.headers);
    expect((await ops.visit('/ops/account', { session: again })).text).toContain('(this one)');
    const left = await ops.visit('/ops/sign-out', { session: again, form: {} });
    expect(left.headers.get('set-cookie')).toContain('ops=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect((await ops.visit('/ops', { session: again })).status).toBe(401);
  });

  it('refuses a wrong code but keeps the name filled in, and never redirects to another site', async () => {
    const form = { name: 'Asha', password, code: '000000', next: '//evil.example' };
    const wrong = await ops.visit('/ops/sign-in', { form });
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    expect(wrong.text).toContain('Name, password or code is wrong');
    expect(wrong.text).toContain('name="next" value="/ops"');
    expect(wrong.text).toContain('value="Asha"');
    expect(wrong.text).not.toContain(password);
  });

  it('shows when to try again after many attempts', async () => {
    const form = { name: 'Nobody', password, code: '000000' };
    for (let time = 0; time < 10; time += 1) await ops.visit('/ops/sign-in', { form });
    const slowed = await ops.visit('/ops/sign-in', { form });
    expect([slowed.status, slowed.text]).toEqual([429, expect.stringContaining('Try again in')]);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not accept a token as a session', async () => {
    expect((await ops.visit('/ops', { session: await test.token('admin') })).status).toBe(401);
  });

  it('uses a host-only cookie for the session behind TLS', async () => {
    const secure = await openTestConsole(test, 'https://ops.example');
    const { id } = await test.registry.accounts.create(
      { name: 'Ravi', grants: everywhere('', 'viewer').grants },
      admin,
    );
    const { invitation } = await test.registry.accounts.invite(id, admin);
    const form = { invitation, password, again: password };
    const chosen = await secure.visit('/ops/invitation', { form, origin: 'https://ops.example' });
    expect(chosen.headers.get('set-cookie')).toMatch(
      /^__Host-ops=ses_[\w-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });

  it('refuses forms from other sites, including the shop on the same host', async () => {
    for (const origin of ['https://evil.example', test.shopAddress]) {
      const foreign = await ops.visit('/ops/change', {
        session: operator,
        form: { kind: 'kill', remote: 'catalog', confirmation: 'catalog' },
        origin,
      });
      expect([origin, foreign.status]).toEqual([origin, 403]);
    }
    expect(await test.registry.releases.head('live')).toBeUndefined();
  });
});

describe('access', () => {
  it('lets only admins invite and disable users, and create and revoke tokens', async () => {
    const session = await test.session('admin');
    expect((await ops.visit('/ops/access', { session: viewer })).status).toBe(403);
    expect((await ops.visit('/ops', { session: viewer })).text).not.toContain('/ops/access');
    const form = { name: 'Meera', 'role-publisher': 'on', 'role-releaser': 'on', remote: 'catalog' };
    const invited = await ops.visit('/ops/access/accounts', { session, form });
    expect(invited.text).toContain('Meera is invited');
    expect(invited.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/ops\/invitation\?code=inv_/);
    expect(invited.text).toContain('publisher of catalog, releaser of catalog');
    const taken = await ops.visit('/ops/access/accounts', { session, form });
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('named Meera already exists')]);
    const issued = await ops.visit('/ops/access/tokens', {
      session,
      form: { name: 'ci', 'role-viewer': 'on', remote: '', env: '', days: '7' },
    });
    const [token = '', id = ''] = /reg_([a-f0-9]{12})_[\w-]{43}/.exec(issued.text) ?? [];
    expect((await test.call('GET', '/whoami', { token })).status).toBe(200);
    expect((await ops.visit('/ops', { session })).text).toContain('Tokens expire soon.');
    expect((await ops.visit('/ops/access/revoke', { session, form: { token: id } })).status).toBe(303);
    expect((await test.call('GET', '/whoami', { token })).status).toBe(401);
    expect((await ops.visit('/ops', { session })).text).not.toContain('Tokens expire soon.');
    const mallory = await ops.visit('/ops/access/accounts', { session: operator, form });
    expect(mallory.status).toBe(403);
  });
});
