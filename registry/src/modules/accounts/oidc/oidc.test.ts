import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountList, NewSession, OpenIdAttempt } from '@shop/contracts/registry';
import { openTestIssuer, type TestIssuer } from '../../../testing/test-issuer';
import { openTestRegistry, type TestRegistry } from '../../../testing/test-registry';
import { attemptMs } from '../../../durations';

const redirectUri = 'https://ops.example/ops/sign-in/openid/callback';
const people: Record<string, Record<string, unknown>> = {
  '1': { email: 'asha@shop.example', email_verified: true, groups: ['ops', 'catalog', 'cooks'] },
  '2': { email: 'ravi@shop.example', email_verified: true, groups: ['cooks'] },
  '3': { email: 'asha@shop.example', email_verified: true, groups: ['admins'] },
  '4': { email: 'asha@shop.example', email_verified: false, groups: ['ops'] },
  '7': { email: 'leela@shop.example', email_verified: true, groups: ['ops', 'catalog', 'cooks'] },
  '8': { email: 'asha@shop.example', email_verified: true, groups: ['admins'] },
  '6': { email: 'Automatic', groups: ['ops'] },
  '5': { email: 'meera@shop.example', email_verified: true, groups: ['ops'] },
};

let issuer: TestIssuer;
let test: TestRegistry;
let admin: string;
beforeAll(async () => {
  issuer = await openTestIssuer(redirectUri, people);
  test = await openTestRegistry({ oidc: issuer.settings });
  // The provider issues tokens with the current time.
  test.clock.forward(Date.now() - test.clock.now().getTime());
  admin = await test.token('admin');
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

const begin = async (): Promise<OpenIdAttempt> => {
  const { status, body } = await test.call('POST', '/openid/attempts', { body: { redirectUri } });
  expect(status).toBe(201);
  return body as unknown as OpenIdAttempt;
};
const finish = ({ attempt }: { readonly attempt: string }, { search }: URL) =>
  test.call('POST', '/openid/sessions', { body: { attempt, parameters: search.slice(1) } });

/** Signs a user in, and resolves to the response. */
async function signIn(subject: string) {
  const begun = await begin();
  return finish(begun, await issuer.signIn(begun.address, subject));
}
const sessionOf = async (subject: string) => ((await signIn(subject)).body as unknown as NewSession).session;
const get = (path: string, token: string) => test.call('GET', path, { token });
const accounts = async () => ((await get('/accounts', admin)).body as unknown as AccountList).items;
const audit = async () =>
  (await get('/audit?limit=3', admin)).body.items as readonly {
    action: string;
    actor: string;
    detail: object;
  }[];

describe('signing in by OpenID Connect', () => {
  it('uses PKCE, state and nonce, and creates an account with the roles of the groups', async () => {
    const begun = await begin();
    const asked = new URL(begun.address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', client_id: 'console', redirect_uri: redirectUri },
      ...{ code_challenge_method: 'S256', scope: 'openid profile email' },
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    const entered = await finish(begun, await issuer.signIn(begun.address, '7'));
    expect(entered).toMatchObject({ status: 201, body: { enrolled: true } });
    const { session } = entered.body as { session: string };
    expect((await get('/whoami', session)).body).toMatchObject({
      name: 'leela@shop.example',
      person: true,
      grants: [
        { role: 'operator', remote: '*', env: '*' },
        { role: 'publisher', remote: 'catalog', env: '*' },
      ],
    });
    expect((await get('/me', session)).body).toMatchObject({ openId: true, recoveryCodes: 0 });
    expect(await audit()).toMatchObject([
      { action: 'sign-in', actor: 'leela@shop.example', detail: { by: 'Example SSO' } },
      { action: 'account-create', actor: 'leela@shop.example' },
      {},
    ]);
  });

  it('recognises a returning user, and updates their roles', async () => {
    const first = await sessionOf('5');
    people['5'] = { ...people['5'], email: 'meera.rao@shop.example', groups: ['admins'] };
    const second = await sessionOf('5');
    expect((await get('/whoami', second)).body).toMatchObject({ name: 'meera@shop.example', role: 'admin' });
    expect((await get('/whoami', first)).body).toMatchObject({ role: 'admin' });
    expect((await audit()).map(({ action }) => action)).toEqual(['sign-in', 'account-grants', 'sign-in']);
    people['5'] = { ...people['5'], groups: [] };
    const refused = await signIn('5');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('did not send any groups'),
    ]);
    // A user without a role is signed out everywhere.
    expect((await get('/whoami', second)).status).toBe(401);
  });

  it('refuses a user without a role, and explains why', async () => {
    const refused = await signIn('2');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'ravi@shop.example has no role here: none of your groups has a role. Ask an admin of Example SSO.',
    ]);
    expect((await accounts()).map(({ name }) => name)).not.toContain('ravi@shop.example');
  });

  it('never gives two users the same name', async () => {
    await sessionOf('1');
    const other = (await get('/whoami', await sessionOf('3'))).body.name;
    expect(other).toMatch(/^asha@shop\.example [0-9a-f]{6}$/);
    expect((await get('/whoami', await sessionOf('4'))).body.name).toBe('4');
    // The reserved name of the registry.
    expect((await get('/whoami', await sessionOf('6'))).body.name).toMatch(/^Automatic [0-9a-f]{6}$/);
  });

  it('expires like any other session', async () => {
    const session = await sessionOf('1');
    test.clock.forward(8 * 60 * 60_000);
    expect((await get('/whoami', session)).status).toBe(401);
    test.clock.forward(-8 * 60 * 60_000);
    expect((await test.call('DELETE', '/me/sessions/current', { token: session })).status).toBe(204);
    expect((await get('/whoami', session)).status).toBe(401);
  });

  it('ends when an admin disables the account, which cannot be invited', async () => {
    const session = await sessionOf('8');
    const own = (await get('/whoami', session)).body.name;
    const { id } = (await accounts()).find(({ name }) => name === own) ?? { id: '' };
    const invited = await test.call('POST', `/accounts/${id}/invitation`, { token: admin, body: {} });
    expect([invited.status, invited.body.message]).toEqual([409, expect.stringContaining('OpenID Connect')]);
    expect((await test.call('DELETE', `/accounts/${id}`, { token: admin })).status).toBe(204);
    expect((await get('/whoami', session)).status).toBe(401);
    const refused = await signIn('8');
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('has disabled')]);
  });
});

describe('refuses a mismatch:', () => {
  const returned = async (change: (address: URL) => void = () => undefined) => {
    const begun = await begin();
    const address = new URL(begun.address);
    change(address);
    return { begun, back: await issuer.signIn(address.href, '1') };
  };
  const notYours = [401, expect.stringContaining('was already used, took too long, or is not yours')];
  const result = async (...sent: Parameters<typeof finish>) => {
    const { status, body } = await finish(...sent);
    return [status, body.message];
  };

  it('another state', async () => {
    const { begun, back } = await returned();
    back.searchParams.set('state', 'mine');
    expect(await result(begun, back)).toEqual(notYours);
    back.searchParams.delete('state');
    expect(await result(begun, back)).toEqual(notYours);
  });

  it('another nonce', async () => {
    const { begun, back } = await returned((address) => address.searchParams.set('nonce', 'mine'));
    expect(await result(begun, back)).toEqual(notYours);
  });

  it('another issuer', async () => {
    const { begun, back } = await returned();
    back.searchParams.set('iss', 'https://evil.example');
    expect(await result(begun, back)).toEqual(notYours);
    back.searchParams.delete('iss');
    expect(await result(begun, back)).toEqual(notYours);
  });

  it('a code of another attempt, which needs another PKCE verifier', async () => {
    const [mine, other] = [await returned(), await returned()];
    mine.back.searchParams.set('code', other.back.searchParams.get('code') ?? '');
    expect(await result(mine.begun, mine.back)).toEqual(notYours);
  });

  it('an expired, a used and an unknown code', async () => {
    const { begun, back } = await returned();
    await issuer.expireCode(back.searchParams.get('code') ?? '');
    expect(await result(begun, back)).toEqual(notYours);
    const used = await returned();
    expect((await finish(used.begun, used.back)).status).toBe(201);
    expect(await result(used.begun, used.back)).toEqual(notYours);
    used.back.searchParams.set('code', 'guessed');
    expect(await result(used.begun, used.back)).toEqual(notYours);
  });

  it('an expired, a changed and an invalid attempt', async () => {
    const { begun, back } = await returned();
    const other = [401, expect.stringContaining('was started in another browser')];
    expect(await result({ attempt: `${begun.attempt}A` }, back)).toEqual(other);
    expect(await result({ attempt: '' }, back)).toEqual(other);
    test.clock.forward(attemptMs);
    expect(await result(begun, back)).toEqual(other);
  });

  it('a user that the provider refuses', async () => {
    const begun = await begin();
    const back = await issuer.signIn(begun.address, 'nobody');
    expect(await result(begun, back)).toEqual([
      401,
      'Example SSO did not sign you in (access_denied). Try again.',
    ]);
  });
});
